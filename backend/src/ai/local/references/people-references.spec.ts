import { describe, expect, it } from '@jest/globals';
import { PeopleFinder, type Mention } from './people-references.js';
import { plain } from '../words/words.js';

const PEOPLE = ['Ana Souza', 'Ana Lima', 'Bento', 'João', 'Maria das Dores', 'Zé do Carmo', 'Zenóbia Q.'].map(
  (name, index) => ({ id: index + 1, name }),
);
const GRAMMAR = new Set(['nao', 'escale', 'e', 'das', 'do', 'da', 'maximo']);

function find(text: string): { text: string; mentions: Mention[] } {
  const finder = new PeopleFinder(PEOPLE);
  const mentions: Mention[] = [];
  const named = finder.maskFullNames(plain(text), mentions);
  return { text: finder.maskRest(named, mentions, (word) => GRAMMAR.has(word)), mentions };
}

const who = (text: string) => find(text).mentions.map(({ candidates }) => candidates.map(({ name }) => name));

describe('PeopleFinder', () => {
  it('should mean who serves no more only where nobody who serves may be meant', () => {
    const former = [
      { id: 8, name: 'Ana Paula P.' },
      { id: 9, name: 'Quitéria' },
    ];
    const namedIn = (text: string) => {
      const mentions: Mention[] = [];
      new PeopleFinder(PEOPLE, former).maskRest(plain(text), mentions, () => false);
      return mentions.flatMap(({ candidates }) => candidates.map(({ name }) => name));
    };
    expect(namedIn('Ana')).toEqual(['Ana Lima', 'Ana Souza']);
    expect(namedIn('Ana Paula')).toEqual(['Ana Paula P.']);
    expect(namedIn('Quiteria')).toEqual(['Quitéria']);
  });

  it.each([
    ['Ana Souza', ['Ana Souza']],
    ['ana souza', ['Ana Souza']],
    ['Souza', ['Ana Souza']],
    ['Joao', ['João']],
    ['Maria das Dores', ['Maria das Dores']],
    ['Dores', ['Maria das Dores']],
    ['Zenobia Q', ['Zenóbia Q.']],
    ['Zenóbia', ['Zenóbia Q.']],
    ['Carmo', ['Zé do Carmo']],
  ])('should know "%s"', (text, names) => {
    expect(find(text)).toMatchObject({ text: '<p0>', mentions: [{ known: true }] });
    expect(who(text)).toEqual([names]);
  });

  it('should leave open which of two people of one name is meant', () => {
    expect(who('não escale Ana')).toEqual([['Ana Lima', 'Ana Souza']]);
  });

  it.each([
    ['Bentoo', ['Bento']],
    ['Bwnto', ['Bento']],
    ['Jao', ['João']],
    ['Zenobbia', ['Zenóbia Q.']],
    ['Annna Lima', ['Ana Lima']],
  ])('should offer the names like "%s"', (text, names) => {
    const { text: masked, mentions } = find(text);
    const [, number] = /^<u(\d)>$/.exec(masked)!;
    expect(mentions[Number(number)]!.candidates.map(({ name }) => name)).toEqual(names);
  });

  it('should know a name in which two letters changed places', () => {
    expect(find('Zenboia').mentions).toMatchObject([{ known: true, candidates: [{ name: 'Zenóbia Q.' }] }]);
  });

  it('should know nobody of a name that is like none', () => {
    expect(find('não escale Sebastiana')).toEqual({
      text: 'nao escale <u0>',
      mentions: [{ words: 'sebastiana', candidates: [], known: false }],
    });
  });

  it('should doubt a known name with a surname that nobody of that name has', () => {
    expect(find('escale João da Silva')).toMatchObject({ text: 'escale <u2>' });
    expect(find('escale João da Silva').mentions[2]).toMatchObject({ known: false, words: 'joao silva' });
  });

  it('should take no word of the grammar for a name', () => {
    expect(find('não escale das').mentions).toEqual([]);
  });

  it('should find all the people of a text', () => {
    expect(find('escale Bento e João e Zé do Carmo').text).toBe('escale <p1> e <p2> e <p0>');
  });
});
