const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds what was typed, accents and case aside. */
export const matches = (text: string, typed: string): boolean => plain(text).includes(plain(typed.trim()));
