export const fr = {
  complaints: {
    unknownStep: (wanted: string, known: string) => `Il n’y a pas d’étape « ${wanted} ». Les étapes : ${known}.`,
  },
}
