import { describe, expect, it } from 'vitest';
import type { Assignment, RosterMass } from '../roster/editor/editor-model.ts';
import type { Comparison } from '../roster/proposal/comparison-model.ts';
import type { ScheduleStatus } from '../roster/schedule-states.ts';
import {
  massToOpen,
  needsRepair,
  nextActOf,
  stationsOf,
  type ScheduleQuestionnaire,
} from './status-model.ts';

const mass = (id: number, filled: number, begun = false): RosterMass => ({
  id,
  date: '2026-12-06',
  time: '08:00',
  description: 'Missa dominical',
  location: null,
  warning: null,
  begun,
  asked: true,
  required: 2,
  experienced: 0,
  filled,
  missing: 2 - filled,
  shortage: null,
});
const place: Assignment = {
  slotId: 1,
  ministerId: 1,
  origin: 'automatic',
  pinned: false,
  overrideReason: null,
  conflicts: [],
};
const GONE = { code: 'unknown-minister', message: 'não serve no momento', hard: true };
const asked = (status: 'draft' | 'sent' | 'completed', responseCount = 0): ScheduleQuestionnaire => ({
  id: 7,
  status,
  responseCount,
  questions: [{ begun: false }],
  totalMinisters: 160,
  reachableUnanswered: 21,
  responseDeadline: '2026-11-25T22:00:00.000Z',
  remindedAt: null,
  sentAt: '2026-11-20T12:30:00.000Z',
});

interface Given {
  status?: ScheduleStatus;
  questionnaires?: ScheduleQuestionnaire[];
  masses?: RosterMass[];
  proposalRunId?: number | null;
  assignments?: Assignment[];
  computed?: boolean;
  readOnly?: boolean;
  comparison?: Comparison;
  leaving?: { slotId: number; name: string }[];
}

const compared = (better: Comparison['better']): Comparison => ({
  runId: 4,
  revision: 2,
  stale: false,
  better,
  masses: [
    {
      slotId: 1,
      date: '2026-12-06',
      time: '08:00',
      description: 'Missa dominical',
      added: [{ ministerId: 2, scheduleName: 'Bia' }],
      removed: [],
      missingBefore: 1,
      missingAfter: 0,
    },
  ],
  ministers: [],
  stages:
    better === 'neither'
      ? []
      : [
          {
            name: 'emptyPlaces',
            label: 'Lugares vazios',
            before: 1,
            after: 0,
            effect: 'preenche mais lugares',
          },
        ],
  brokenBefore: [],
  brokenAfter: [],
});

function facts({
  status = 'planning',
  questionnaires = [],
  masses = [mass(1, 0)],
  proposalRunId = null,
  assignments = masses.some(({ filled }) => filled > 0) ? [place] : [],
  comparison,
  leaving = [],
  computed = false,
  readOnly = false,
}: Given) {
  return {
    schedule: { status, publishedAt: status === 'published' ? '2026-11-28T12:00:00.000Z' : null },
    questionnaires,
    roster: { masses, assignments, proposalRunId },
    comparison,
    leaving,
    computed,
    readOnly,
  };
}

describe('nextActOf', () => {
  it.each<[string, Given, object]>([
    ['nothing asked', {}, { kind: 'ask' }],
    ['not sent', { questionnaires: [asked('draft')] }, { kind: 'send' }],
    [
      'answers missing',
      { questionnaires: [asked('draft'), asked('sent', 132)] },
      {
        kind: 'remind',
        reached: 21,
        questionnaireId: 7,
        words: 'Faltam 28 respostas, até 25/11.',
        pressing: true,
      },
    ],
    [
      'all reminded',
      { questionnaires: [{ ...asked('sent', 132), remindedAt: '2026-11-24T12:30:00.000Z' }] },
      {
        words: 'Faltam 28 respostas, até 25/11. Todos lembrados hoje, 9h30.',
        pressing: false,
        answered: true,
      },
    ],
    [
      'sent today',
      { questionnaires: [{ ...asked('sent', 0), sentAt: '2026-11-24T12:30:00.000Z' }] },
      {
        words: 'Faltam 160 respostas, até 25/11. Enviado hoje, 9h30.',
        pressing: false,
        answered: false,
      },
    ],
    [
      'answered by few, all written to today',
      { questionnaires: [{ ...asked('sent', 1), sentAt: '2026-11-24T12:30:00.000Z' }] },
      { kind: 'remind', pressing: false, answered: false },
    ],
    ['all answered', { questionnaires: [asked('completed', 132)] }, { kind: 'generate' }],
    ['made', { masses: [mass(1, 2)] }, { kind: 'publish', words: 'Todas as missas estão completas.' }],
    [
      'made with empty places',
      { masses: [mass(1, 1)] },
      { kind: 'publish', words: 'Falta 1 lugar em 1 missa.' },
    ],
    [
      'hardly begun by hand, all answered',
      { questionnaires: [asked('completed', 132)], masses: [mass(1, 0), mass(2, 0), mass(3, 1)] },
      { kind: 'generate', words: 'Faltam 5 lugares em 3 missas: calcule uma proposta, ou ponha um por um.' },
    ],
    ['hardly begun by hand, nobody asked', { masses: [mass(1, 0), mass(2, 0), mass(3, 1)] }, { kind: 'ask' }],
    [
      'computed, and nearly empty',
      { masses: [mass(1, 0), mass(2, 0), mass(3, 1)], computed: true },
      { kind: 'publish', words: 'Faltam 5 lugares em 3 missas.' },
    ],
    ['a proposal not read yet', { masses: [mass(1, 1)], proposalRunId: 4 }, { kind: 'compare', worth: null }],
    [
      'a better proposal',
      { masses: [mass(1, 1)], proposalRunId: 4, comparison: compared('after') },
      { worth: true, words: 'A proposta é melhor. Ela preenche mais lugares.' },
    ],
    [
      'a proposal that is no better',
      { masses: [mass(1, 1)], proposalRunId: 4, comparison: compared('neither') },
      { worth: false, words: 'A proposta não melhora a escala: as duas são igualmente boas.' },
    ],
    [
      'published with empty places ahead',
      { status: 'published', masses: [mass(1, 1, true), mass(2, 1)] },
      {
        kind: 'fill',
        slotId: 2,
        words: 'Falta 1 lugar em 1 missa. A próxima: domingo, 6 de dezembro, 8h.',
      },
    ],
    ['published, empty places past', { status: 'published', masses: [mass(1, 1, true)] }, { kind: 'none' }],
    [
      'published and full, with somebody who asked for a substitute',
      { status: 'published', masses: [mass(2, 2)], leaving: [{ slotId: 2, name: 'Ana S.' }] },
      { kind: 'substitute', slotId: 2, words: 'Ana S. pediu substituição: domingo, 6 de dezembro, 8h.' },
    ],
    [
      'published and full, with several who asked for a substitute',
      {
        status: 'published',
        masses: [mass(2, 2)],
        leaving: [
          { slotId: 2, name: 'Ana S.' },
          { slotId: 2, name: 'Rita M.' },
          { slotId: 2, name: 'Caio' },
        ],
      },
      {
        kind: 'substitute',
        slotId: 2,
        words: '3 pessoas pediram substituição. A próxima missa: domingo, 6 de dezembro, 8h.',
      },
    ],
    [
      'published and full, with two who asked for a substitute at one mass',
      {
        status: 'published',
        masses: [mass(2, 2)],
        leaving: [
          { slotId: 2, name: 'Ana S.' },
          { slotId: 2, name: 'Rita M.' },
        ],
      },
      {
        kind: 'substitute',
        slotId: 2,
        words: 'Ana S. e Rita M. pediram substituição: domingo, 6 de dezembro, 8h.',
      },
    ],
    [
      'published, with people who no longer serve',
      {
        status: 'published',
        masses: [mass(1, 2), mass(2, 2, true)],
        assignments: [
          { ...place, conflicts: [GONE] },
          { ...place, ministerId: 2, conflicts: [{ ...GONE, hard: false }] },
          { ...place, ministerId: 3, conflicts: [GONE], overrideReason: 'Combinado por telefone' },
          { ...place, slotId: 2, conflicts: [GONE] },
        ],
      },
      { kind: 'repair', words: '1 pessoa serve contra uma regra: repare a escala, ou mude um por um.' },
    ],
    [
      'made, with places against a rule',
      { masses: [mass(1, 2)], assignments: [{ ...place, conflicts: [GONE] }, place] },
      {
        kind: 'generate',
        words: '1 pessoa serve contra uma regra: calcule uma proposta, ou mude um por um.',
      },
    ],
    [
      'against a rule, for somebody who only reads',
      {
        status: 'published',
        masses: [mass(1, 2)],
        assignments: [{ ...place, conflicts: [GONE] }],
        readOnly: true,
      },
      { kind: 'none', words: '1 pessoa serve contra uma regra: veja quem nas missas com “conflito”.' },
    ],
    [
      'hardly begun by hand, for somebody who only reads',
      {
        questionnaires: [asked('completed', 132)],
        masses: [mass(1, 0), mass(2, 0), mass(3, 1)],
        readOnly: true,
      },
      { words: 'As respostas chegaram.' },
    ],
    [
      'nothing asked, for somebody who only reads',
      { readOnly: true },
      { words: 'Os ministros ainda não foram perguntados.' },
    ],
    ['no mass, for somebody who only reads', { masses: [], readOnly: true }, { words: 'Sem missas ainda.' }],
    ['over', { status: 'completed' }, { kind: 'none', words: 'Concluída: nada mais muda nesta escala.' }],
  ])('should be found: %s', (_, given, expected) => {
    expect(nextActOf(facts(given), '2026-11-24T15:00:00.000Z')).toMatchObject(expected);
  });
});

describe('needsRepair', () => {
  it('should ask for empty places and broken rules at masses to come alone', () => {
    const roster = (given: Given) => facts(given).roster;
    const broken = { ...place, conflicts: [GONE] };
    expect(needsRepair(roster({ masses: [mass(1, 2)] }))).toBe(false);
    expect(needsRepair(roster({ masses: [mass(1, 1)] }))).toBe(true);
    expect(needsRepair(roster({ masses: [mass(1, 2)], assignments: [broken] }))).toBe(true);
    expect(needsRepair(roster({ masses: [mass(1, 1, true)], assignments: [broken] }))).toBe(false);
  });
});

describe('stationsOf', () => {
  const shown = (given: Given) =>
    stationsOf(facts(given)).map(({ label, value, done }) => `${label} ${value}${done ? ' ✓' : ''}`);

  it('should say how far a schedule is', () => {
    expect(shown({})).toEqual(['Respostas sem questionário', 'Escala não gerada', 'Publicação pendente']);
    expect(
      shown({ status: 'published', questionnaires: [asked('completed', 132)], masses: [mass(1, 1)] }),
    ).toEqual(['Respostas 132 de 160 ✓', 'Escala 1 de 2 lugares ✓', 'Publicada em 28/11/2026 ✓']);
  });

  it('should not take a few people put by hand for a roster', () => {
    const few = [mass(1, 1), mass(2, 0)];
    expect(shown({ masses: few })[1]).toBe('Escala 1 de 4 lugares');
    expect(shown({ masses: few, computed: true })[1]).toBe('Escala 1 de 4 lugares ✓');
  });

  it('should say that the proof of the roster was checked', () => {
    const [, roster] = stationsOf({ ...facts({ masses: [mass(1, 1)] }), proven: true });
    expect(roster).toMatchObject({ value: '1 de 2 lugares', note: 'prova conferida' });
  });
});

it('should open the mass of the next act, unless it is open', () => {
  const fill = { kind: 'fill', words: '', slotId: 2 } as const;
  expect(massToOpen(fill, null)).toBe(2);
  expect(massToOpen(fill, 7)).toBe(2);
  expect(massToOpen(fill, 2)).toBeNull();
  expect(massToOpen({ kind: 'publish', words: '' }, 2)).toBeNull();
});
