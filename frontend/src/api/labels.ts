export * from './generated/labels.gen.ts';

/** The label of a server's word, or the word itself. */
export const labelOf = (labels: Record<string, string>, word: string): string => labels[word] ?? word;
