import { describe, expect, it } from '@jest/globals';
import { idOf, keyOf, reply, workspaceOf, type FactsValues } from '../support/ai-facts.js';

/** A draft with one full mass and one that is one short. */
const DRAFT: FactsValues = {
  places: [
    ['first8', 'Ana'],
    ['first8', 'Bento'],
    ['jude7', 'Ana', { pinned: true }],
  ],
};

describe('Explanations of the assistant', () => {
  it.each<[string, FactsValues, string]>([
    [
      'por que Bento não foi escalado dia 28 às 7h?',
      DRAFT,
      'Bento, no sábado, 28 de novembro, às 7h: Bento ainda cabe nesta missa.',
    ],
    [
      'por que Bento não foi escalado no domingo 10h?',
      DRAFT,
      'Bento já serve no domingo, 1º de novembro, às 8h.',
    ],
    [
      'por que João não foi escalado?',
      { people: { João: { limit: 0 } } },
      'João serve em 0 de 6 missas para que se ofereceu, com limite de 0.\nJoão já atingiu o limite de 0 missas no mês.',
    ],
    [
      'por que João não foi escalado?',
      { people: { João: { serves: false } } },
      'João não serve no ministério no momento.',
    ],
    [
      'por que João não foi escalado?',
      { answers: { João: { jude7: 'unavailable' } } },
      'João não se ofereceu para nenhuma missa.',
    ],
    [
      'por que Ana não foi escalada?',
      DRAFT,
      'Ana está na escala, no domingo, 1º de novembro, às 8h e no sábado, 28 de novembro, às 7h.',
    ],
    [
      'por que Ana está na missa de 28/11 às 7h?',
      DRAFT,
      'Ana, no sábado, 28 de novembro, às 7h: O lugar está fixado.',
    ],
    [
      'por que Bento está na missa de 1/11 às 8h?',
      DRAFT,
      'Bento, no domingo, 1º de novembro, às 8h: 6 pessoas se ofereceram para esta missa; 4 outras estão livres para ela. A troca com Carla daria uma escala igualmente boa.',
    ],
    [
      'por que Ana está na missa de 1/11 às 8h?',
      { places: [['first8', 'Ana', { origin: 'manual', pinned: true }]] },
      'Ana, no domingo, 1º de novembro, às 8h: O lugar está fixado. Foi dado à mão.',
    ],
    [
      'por que Ana está na missa de 1/11 às 8h?',
      { places: [['first8', 'Ana', { origin: 'substitution', pinned: true }]] },
      'Ana, no domingo, 1º de novembro, às 8h: O lugar está fixado. Veio de uma substituição.',
    ],
    [
      'por que Ana está na missa de 1/11 às 8h?',
      { ...DRAFT, rules: [{ kind: 'pin', ministerId: idOf('Ana'), mass: keyOf('first8') }] },
      'O lugar está fixado. Uma regra desta escala pede assim.',
    ],
    [
      'por que Ana está na missa de 1/11 às 8h?',
      { overridden: [['first8', 'Ana', { overrideReason: 'Pedido do pároco.' }]] },
      'Ana, no domingo, 1º de novembro, às 8h: A coordenação pôs aqui por exceção.',
    ],
    ['por que Carla está escalada?', DRAFT, 'Carla não serve em nenhuma missa.'],
    [
      'por que a missa de 28/11 às 7h está incompleta?',
      DRAFT,
      'Falta 1 de 2 lugares em 28/11 (sábado, 7h), e ainda há quem possa servir. 6 pessoas se ofereceram para 28/11 (sábado, 7h): 1 serve nela e 5 estão livres. O que ajudaria: Escalar Bento em 28/11 (sábado, 7h), que está livre.',
    ],
    [
      'por que a missa de 28/11 às 15h está incompleta?',
      { ...DRAFT, answers: { Ana: { jude15: 'available' } } },
      'Ninguém disponível para 2 lugares em 28/11 (sábado, 15h); faltam 2. 1 pessoa se ofereceu para 28/11 (sábado, 15h): 1 serve em outra missa do dia. O que ajudaria: Convidar Carla',
    ],
    [
      'por que a missa de 28/11 às 15h está incompleta?',
      { answers: {} },
      'Ninguém se ofereceu para 28/11 (sábado, 15h).',
    ],
    [
      'por que a missa de 28/11 às 15h está incompleta?',
      { answers: {}, asked: false },
      'Nenhum questionário enviado perguntou por esta missa',
    ],
    [
      'por que a missa de 1/11 às 8h está incompleta?',
      DRAFT,
      'A missa no domingo, 1º de novembro, às 8h está completa: 2 ministros.',
    ],
  ])('should answer "%s"', async (message, values, expected) => {
    expect((await reply(workspaceOf(values), message)).text).toContain(expected);
  });
});
