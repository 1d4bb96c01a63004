import { describe, expect, it } from 'vitest';
import { askText, outcomeWords, splitByPossible, waveWords, type Candidate } from './substitutions-model.ts';

const candidate = (ministerId: number, possible: boolean): Candidate => ({
  ministerId,
  scheduleName: `M${ministerId}`,
  phone: null,
  answer: 'available',
  duties: 0,
  possible,
  gaveAway: false,
  reason: 'não respondeu',
  reasons: [],
});

const MASS = { date: '2026-12-13', time: '08:00', description: 'Missa' };

describe('splitByPossible', () => {
  it('should keep the order within each part', () => {
    const { possible, impossible } = splitByPossible([
      candidate(3, true),
      candidate(1, false),
      candidate(2, true),
      candidate(4, false),
    ]);
    expect(possible.map(({ ministerId }) => ministerId)).toEqual([3, 2]);
    expect(impossible.map(({ ministerId }) => ministerId)).toEqual([1, 4]);
  });
});

describe('askText', () => {
  it('should name who cannot serve, and when', () => {
    expect(askText('Bia', { ...MASS, scheduleName: 'Ana' })).toBe(
      'Olá, Bia! Ana não pode servir na missa de domingo, 13 de dezembro, 8h. Você pode ir?',
    );
  });
});

describe('waveWords', () => {
  const offered = {
    status: 'offered',
    asked: 3,
    declined: 1,
    nextWaveAt: '2026-11-10T19:00:00.000Z',
    exchange: null,
  } as const;

  it('should say how many were asked, what they said and when the next are', () => {
    expect(waveWords(offered)).toBe('3 pessoas perguntadas, 1 disse que não; as próximas em 10/11, 16h.');
    expect(waveWords({ ...offered, asked: 1, declined: 0, nextWaveAt: null })).toBe('1 pessoa perguntada.');
  });

  it('should say when the first are asked, and nothing of next ones when nobody is left', () => {
    expect(waveWords({ ...offered, status: 'open', asked: 0, declined: 0 })).toBe(
      'Ninguém foi perguntado ainda; as primeiras pessoas, em 10/11, 16h.',
    );
    expect(waveWords({ ...offered, status: 'exhausted' })).toBe('3 pessoas perguntadas, 1 disse que não.');
  });

  it('should promise no next people to who waits for the one of an exchange', () => {
    const exchange = { ...offered, asked: 1, declined: 0, exchange: MASS };
    expect(waveWords(exchange)).toBe('1 pessoa perguntada; esperamos a resposta até 10/11, 16h.');
    expect(waveWords({ ...exchange, asked: 0 })).toBe(
      'Ninguém foi perguntado ainda; a pergunta vai em 10/11, 16h.',
    );
  });
});

describe('outcomeWords', () => {
  it.each([
    ['accepted', 'Bento', 'Bento serve no lugar.'],
    ['accepted', null, 'A coordenação liberou quem pediu.'],
    ['cancelled', null, 'O pedido foi retirado.'],
    ['declined', null, 'Encerrado sem substituto.'],
    ['expired', null, 'A missa começou sem substituto.'],
  ] as const)('should say how a request that is %s ended', (status, substituteName, words) => {
    const request = { status, substituteName, scheduleName: 'Ana', namedName: null, exchange: null };
    expect(outcomeWords(request)).toBe(words);
  });

  it('should say what was served in return, unless the place went to somebody else', () => {
    const request = { status: 'accepted', scheduleName: 'Ana', namedName: 'Bento', exchange: MASS } as const;
    expect(outcomeWords({ ...request, substituteName: 'Bento' })).toBe(
      'Bento serve no lugar. Em troca, Ana serve em 13/12, 8h.',
    );
    expect(outcomeWords({ ...request, substituteName: 'Caio' })).toBe('Caio serve no lugar.');
  });
});
