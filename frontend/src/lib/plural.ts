/** '1 ministro', '1.200 ministros'. */
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
