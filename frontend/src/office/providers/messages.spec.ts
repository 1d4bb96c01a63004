import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

interface Tree {
  [key: string]: string | Tree;
}

const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

const original = new Map(leaves({ ra: english.ra } as unknown as Tree));
const translated = new Map(leaves({ ra: messages.ra } as unknown as Tree));
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])];

describe('messages', () => {
  it('should hold every text of react-admin and no other', () => {
    expect([...translated.keys()].sort()).toEqual([...original.keys()].sort());
  });

  it('should leave no text in English', () => {
    const sameInBoth = ['ra.page.list'];
    const english = [...translated].filter(
      ([key, text]) => text === original.get(key) && /[a-z]{3}/.test(text),
    );
    expect(
      english.map(([key]) => key).filter((key) => !sameInBoth.includes(key) && !isOnlyNumbers(key)),
    ).toEqual([]);
  });

  it('should use no placeholder that react-admin does not fill', () => {
    const wrong = [...translated].filter(([key, text]) =>
      placeholders(text).some((one) => !placeholders(original.get(key) ?? '').includes(one)),
    );
    expect(wrong).toEqual([]);
  });
});

/** Texts that are placeholders and signs alone. */
function isOnlyNumbers(key: string): boolean {
  return (translated.get(key) ?? '').replace(/%\{\w+\}/g, '').replace(/[^a-zà-ú]/gi, '').length <= 2;
}
