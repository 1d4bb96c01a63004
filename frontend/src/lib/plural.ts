/** Made once: making one takes far longer than using it. */
const numbers = new Intl.NumberFormat('pt-BR');

/** '1 ministro', '1.200 ministros'. */
export const plural = (count: number, one: string, many: string): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
