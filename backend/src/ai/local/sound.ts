/** How a word sounds in Portuguese: spellings that are read alike become one. The word is without accents. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'x')
    .replace(/(?<![ln])h/g, '')
    .replace(/qu?(?=[ei])|q/g, 'k')
    .replace(/sc(?=[ei])|c(?=[ei]|ao$|oes$)|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/m$/, 'n')
    .replace(/(?<!([lnst]))(ll|nn|ss|tt)(?![lnst])/g, (double) => double.charAt(0));
}
