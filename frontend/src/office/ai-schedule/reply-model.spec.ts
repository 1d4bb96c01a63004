import { describe, expect, it } from 'vitest';
import { partsOf, saidNext, withoutChoices } from './reply-model.ts';

describe('partsOf', () => {
  it('should say a rule once, and set apart what else was understood', () => {
    expect(
      partsOf(
        'Entendi: cada pessoa em no máximo 3 missas.\nRegra 2: Cada pessoa em no máximo 3 missas.\nNo lugar de: outra.\n\nDiga “gere a escala”.',
      ),
    ).toEqual([
      { kind: 'rule', number: 2, text: 'Cada pessoa em no máximo 3 missas' },
      { kind: 'words', text: 'No lugar de: outra.' },
      { kind: 'words', text: 'Diga “gere a escala”.' },
    ]);
    expect(partsOf('Entendi: trocar as duas.\nRegra 1: Não escalar Ana em 6/12.')[0]).toEqual({
      kind: 'understood',
      text: 'trocar as duas',
    });
  });

  it('should find lists, and examples that may be written', () => {
    expect(
      partsOf(
        'Não entendi: “xpto”. Por exemplo:\n• “Gere a escala”\n• “Resumo do mês”\nFaltam:\n• dia 1\n• dia 2',
      ),
    ).toEqual([
      { kind: 'words', text: 'Não entendi: “xpto”. Por exemplo:' },
      { kind: 'examples', items: ['Gere a escala', 'Resumo do mês'] },
      { kind: 'words', text: 'Faltam:' },
      { kind: 'list', items: ['dia 1', 'dia 2'] },
    ]);
  });

  it('should leave words, questions and what is empty as they are', () => {
    const question = 'Entendi: Ana não pode. É isso?';
    expect(partsOf(question)).toEqual([{ kind: 'words', text: question }]);
    expect(partsOf('Qual?\n1. Ana\n2. Bia')).toEqual([{ kind: 'words', text: 'Qual?\n1. Ana\n2. Bia' }]);
    expect(partsOf('')).toEqual([]);
  });
});

describe('withoutChoices', () => {
  const question =
    'Qual destas pessoas?\n1. Ana\n2. Bia\nE mais 3: escreva o nome.\nResponda com o número ou o nome.';

  it('should leave to the buttons what they say', () => {
    expect(withoutChoices(question, ['Ana', 'Bia'])).toBe('Qual destas pessoas?\nE mais 3: escreva o nome.');
  });

  it('should keep every other reply to the letter', () => {
    expect(withoutChoices(question, [])).toBe(question);
    expect(withoutChoices('Ainda espero: qual?\nResponda com o número.', ['Ana'])).toBe(
      'Ainda espero: qual?\nResponda com o número.',
    );
  });
});

describe('saidNext', () => {
  it.each([
    ['As regras valem a partir do próximo cálculo: diga “gere a escala”.', ['Gere a escala']],
    ['Diga “gere a escala”, ou “ajuda” para ver o que entendo.', ['Gere a escala', 'Ajuda']],
    ['Confira e diga “aceite” ou “descarte”. Depois diga “aceite”.', ['Aceite', 'Descarte']],
    ['Não entendi: “diga”. Não encontrei “francisco”.', []],
  ])('should find in %s what is to be said', (text, said) => {
    expect(saidNext(text)).toEqual(said);
  });
});
