/** A text as it is compared: small letters without accents, for people search as they type on a phone. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether a text holds what was typed, accents and case aside. */
export const matches = (text: string, typed: string): boolean => plain(text).includes(plain(typed));
