import { describe, expect, it } from 'vitest';
import { proseBlocks } from './prose.ts';

describe('proseBlocks', () => {
  it('should separate paragraphs at blank lines and keep line ends within them', () => {
    expect(proseBlocks('Olá!\n\n  \nUma linha\r\noutra linha\n')).toEqual([
      { kind: 'paragraph', lines: ['Olá!'] },
      { kind: 'paragraph', lines: ['Uma linha', 'outra linha'] },
    ]);
  });

  it('should make a list of lines that begin with a dash, also right after a paragraph', () => {
    expect(proseBlocks('O que se espera:\n- vida de fé;\n- oração - diária.\nObrigado.')).toEqual([
      { kind: 'paragraph', lines: ['O que se espera:'] },
      { kind: 'list', items: ['vida de fé;', 'oração - diária.'] },
      { kind: 'paragraph', lines: ['Obrigado.'] },
    ]);
  });

  it('should number what is numbered, from where it begins', () => {
    expect(
      proseBlocks('Em resumo:\n1. Saudação.\n2) Ato penitencial.\n\n7. Comunhão.\n9. Conclusão.'),
    ).toEqual([
      { kind: 'paragraph', lines: ['Em resumo:'] },
      { kind: 'numbered', start: 1, items: ['Saudação.', 'Ato penitencial.'] },
      { kind: 'numbered', start: 7, items: ['Comunhão.'] },
      { kind: 'numbered', start: 9, items: ['Conclusão.'] },
    ]);
  });

  it('should leave a hyphenated word alone and an empty text empty', () => {
    expect(proseBlocks('guarda-chuva\n-5 graus\n19.30 na matriz')).toEqual([
      { kind: 'paragraph', lines: ['guarda-chuva', '-5 graus', '19.30 na matriz'] },
    ]);
    expect(proseBlocks(' \n ')).toEqual([]);
  });
});
