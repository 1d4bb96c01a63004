import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../src/roster/schedule-rules/schedule-rule.js';
import {
  idOf,
  keyOf,
  MASSES,
  PEOPLE,
  slotOf,
  stateOf,
  workspaceOf,
  type FactsValues,
  type MassName,
} from '../support/ai-facts.js';
import { Workspace, type WaitingProposal } from '../../src/ai/workspace/workspace.js';
import { type RosterAssignment, RosterProblemError } from '../../src/solver/problem.js';

const cap = (count: number): ScheduleRule => ({ kind: 'cap', ministerId: idOf('Ana'), count });
const pin: ScheduleRule = { kind: 'pin', ministerId: idOf('Ana'), mass: keyOf('first8') };
const exclude: ScheduleRule = { kind: 'exclude', ministerId: idOf('Ana'), masses: { weekday: 0 } };
const pair = (kind: 'together' | 'apart', a: number, b: number): ScheduleRule => ({
  kind,
  ministerId: a,
  otherId: b,
});
const refusing = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('Workspace', () => {
  describe('rules', () => {
    it('should be gathered without being made', () => {
      const workspace = workspaceOf({ rules: [cap(3)] });
      expect(workspace.setRule(exclude)).toMatchObject({
        number: 2,
        text: 'Não escalar Ana aos domingos',
        known: false,
        replaced: [],
      });
      expect(workspace.listRules().map(({ text }) => text)).toEqual([
        'Ana em no máximo 3 missas',
        'Não escalar Ana aos domingos',
      ]);
      expect(workspace.changes).toEqual({
        addedRules: [exclude],
        removedRules: [],
        proposal: null,
        decision: null,
      });
    });

    it('should not be set twice, whatever the order of a pair', () => {
      const workspace = workspaceOf({ rules: [pair('apart', 1, 2), exclude] });
      expect(workspace.setRule(pair('apart', 2, 1))).toMatchObject({ known: true, number: 1 });
      expect(workspace.setRule(exclude)).toMatchObject({ known: true, number: 2 });
      expect(workspace.changes.addedRules).toEqual([]);
    });

    it.each<[string, ScheduleRule, ScheduleRule]>([
      ['a cap of the same person', cap(3), cap(2)],
      ['a cap of all', { kind: 'cap-all', count: 3 }, { kind: 'cap-all', count: 2 }],
      ['the wish of a pair', pair('together', 1, 2), pair('apart', 2, 1)],
      [
        'the places of a mass',
        { kind: 'required', mass: keyOf('jude7'), count: 3 },
        { kind: 'required', mass: keyOf('jude7'), count: 4 },
      ],
      ['a place that it takes away', pin, exclude],
    ])('should take the place of %s', (_, old, rule) => {
      const workspace = workspaceOf({ rules: [old] });
      expect(workspace.setRule(rule).replaced).toHaveLength(1);
      expect(workspace.changes).toMatchObject({ addedRules: [rule], removedRules: [1] });
    });

    it('should leave rules about other things', () => {
      const workspace = workspaceOf({ rules: [cap(3), pair('apart', 1, 3), { kind: 'cap-all', count: 3 }] });
      workspace.setRule({ ...cap(2), ministerId: idOf('Bento') } as ScheduleRule);
      workspace.setRule(pair('apart', 1, 2));
      expect(workspace.changes.removedRules).toEqual([]);
    });

    it.each<[string, FactsValues, ScheduleRule, string]>([
      [
        'a mass that is not there',
        {},
        { ...pin, mass: { date: '2026-11-02', time: '08:00' } },
        'Esta escala não tem missa na segunda-feira, 2 de novembro, às 8h.',
      ],
      [
        'days without masses',
        {},
        { ...exclude, masses: { weekday: 3 } },
        'Esta escala não tem missa às quartas-feiras.',
      ],
      [
        'nobody known',
        {},
        { kind: 'cap', ministerId: 99, count: 1 },
        'Não conheço esta pessoa nesta escala.',
      ],
      [
        'one who does not serve',
        { people: { Ana: { serves: false } } },
        cap(1),
        'Ana não serve no ministério no momento.',
      ],
      ['a pair of one', {}, pair('apart', 1, 1), 'Diga duas pessoas diferentes.'],
      ['an odd number', {}, cap(1.5), 'Diga um número de 0 a 99.'],
      [
        'one who refused',
        { answers: { Ana: { first8: 'unavailable' } } },
        pin,
        'Ana respondeu que não pode servir no domingo, 1º de novembro, às 8h.',
      ],
      [
        'two masses a day',
        { rules: [pin] },
        { ...pin, mass: keyOf('first10') },
        'Ana já serve no domingo, 1º de novembro, às 8h.',
      ],
      [
        'one whom a rule keeps away',
        { rules: [exclude] },
        pin,
        'Uma regra desta escala não deixa Ana servir no domingo, 1º de novembro, às 8h.',
      ],
      [
        'one who is fixed there',
        { places: [['first8', 'Ana', { pinned: true }]] },
        exclude,
        'Uma regra desta escala não deixa Ana servir no domingo, 1º de novembro, às 8h.',
      ],
      [
        'fewer than are fixed',
        { places: [['first8', 'Ana', { pinned: true }]] },
        cap(0),
        'Uma regra desta escala dá a Ana no máximo 0 missas.',
      ],
      [
        'fewer places than are fixed',
        { places: [['first8', 'Ana', { origin: 'manual', pinned: true }]] },
        { kind: 'required', mass: keyOf('first8'), count: 0 },
        'A missa no domingo, 1º de novembro, às 8h não tem lugar para ninguém.',
      ],
      [
        'two who are fixed together',
        {
          places: [
            ['first8', 'Ana', { pinned: true }],
            ['first8', 'Bento', { pinned: true }],
          ],
        },
        pair('apart', 1, 2),
        'Ana já está na missa no domingo, 1º de novembro, às 8h, e uma regra desta escala separa os dois. Antes, solte um dos dois (ou retire a regra que o fixa nessa missa), ou mude-o de missa.',
      ],
    ])('should refuse %s, saying why, and change nothing', (_, values, rule, message) => {
      const workspace = workspaceOf(values);
      expect(refusing(() => workspace.setRule(rule))).toBe(message);
      expect(workspace.changes.addedRules).toEqual([]);
    });

    it('should say that a person’s own maximum stays', () => {
      const { notes } = workspaceOf({ people: { Ana: { limit: 2 } } }).setRule(cap(3));
      expect(notes).toEqual(['O máximo de Ana neste mês já é 2, e continua valendo.']);
      expect(workspaceOf({ rules: [{ kind: 'cap-all', count: 2 }] }).setRule(cap(3)).notes).toEqual([
        'Mas há uma regra de no máximo 2 para todos, que continua valendo.',
      ]);
    });

    it('should be removed by number', () => {
      const workspace = workspaceOf({ rules: [cap(3), exclude] });
      expect(workspace.removeRule(2).text).toBe('Não escalar Ana aos domingos');
      expect(workspace.changes.removedRules).toEqual([2]);
      expect(refusing(() => workspace.removeRule(2))).toBe('Não há regra 2 nesta escala.');
    });
  });

  describe('proposals', () => {
    it('should keep the rules that were just set', async () => {
      const workspace = workspaceOf();
      workspace.setRule(exclude);
      workspace.setRule(pair('apart', idOf('Bento'), idOf('Carla')));
      workspace.setRule({ kind: 'cap-all', count: 3 });
      workspace.setRule({ kind: 'required', mass: keyOf('jude19'), count: 3 });
      workspace.setRule({ kind: 'pin', ministerId: idOf('Davi'), mass: keyOf('jude7') });
      expect(workspace.viewing).toBe('roster');
      const view = await workspace.solve();
      expect(workspace.viewing).toBe('proposal');
      expect(view).toMatchObject({
        status: 'waiting',
        anew: true,
        emptyBefore: 13,
        proven: true,
        leaving: [],
      });
      const at = (key: { date: string; time: string }) => workspace.mass(key).team.map(({ name }) => name);
      expect(at(keyOf('jude7'))).toContain('Davi');
      for (const { team } of workspace.masses.map((mass) => workspace.mass(mass))) {
        const names = team.map(({ name }) => name);
        expect(names.includes('Bento') && names.includes('Carla')).toBe(false);
      }
      expect(workspace.person(idOf('Ana')).duties.every(({ date }) => date === '2026-11-28')).toBe(true);
      expect(Math.max(...workspace.overview().load.map(({ duties }) => duties))).toBeLessThanOrEqual(3);
    });

    it('should not be made where nothing would change', async () => {
      const first = workspaceOf();
      await first.solve();
      const places = first.changes.proposal!.assignments;
      const second = workspaceOf({ places: named(places) });
      expect(await second.solve()).toMatchObject({ entering: [], leaving: [], anew: false });
      expect(second.changes.proposal).toBeNull();
    });

    it('should start from the roster as it stands, and change as few places as a rule needs', async () => {
      const made = workspaceOf();
      await made.solve();
      const values = { places: named(made.changes.proposal!.assignments) };
      const absence = (workspace: Workspace) => {
        const [first] = workspace.mass(keyOf('first8')).team;
        workspace.setRule({ kind: 'exclude', ministerId: first!.id, masses: keyOf('first8') });
      };
      const repaired = workspaceOf(values);
      absence(repaired);
      const view = await repaired.solve();
      expect(view.anew).toBe(false);
      expect(view.leaving.length).toBe(1);
      expect(view.entering.length).toBeLessThanOrEqual(1);
      const anew = workspaceOf(values);
      absence(anew);
      expect(await anew.solve({ anew: true })).toMatchObject({ anew: true, proven: true });
    });

    it('should keep pinned places, and move those given by hand that are pinned no longer', async () => {
      const values = (pinned: boolean): FactsValues => ({
        masses: { first8: { required: 1 } },
        answers: { Ana: 'all', Bento: { first8: 'available' } },
        people: { Ana: { limit: 1 } },
        places: [['first8', 'Ana', { origin: 'manual', pinned }]],
      });
      const after = async (pinned: boolean) => {
        const workspace = workspaceOf(values(pinned));
        await workspace.solve();
        return workspace.mass(keyOf('first8')).team.map(({ name }) => name);
      };
      expect(await after(true)).toEqual(['Ana']);
      expect(await after(false)).toEqual(['Bento']);
    });

    it.each<[FactsValues['status'], string]>([
      ['completed', 'Esta escala já terminou e não muda mais.'],
      ['archived', 'Esta escala já terminou e não muda mais.'],
    ])('should not be made for a schedule that is %s', async (status, message) => {
      await expect(workspaceOf({ status }).solve()).rejects.toThrow(message);
    });

    it('should name the fixed places that cannot stay', async () => {
      const broken = workspaceOf({
        answers: { Ana: { first8: 'unavailable' } },
        places: [['first8', 'Ana', { pinned: true }]],
      });
      await expect(broken.solve()).rejects.toThrow(
        'Ana respondeu que não pode servir no domingo, 1º de novembro, às 8h.',
      );
    });

    it('should pass on what the solver refuses, and its faults as they are', async () => {
      const refused = new Workspace(stateOf(), () => Promise.reject(new RosterProblemError('Não fecha.')));
      await expect(refused.solve()).rejects.toMatchObject({ status: 422, message: 'Não fecha.' });
      const broken = new Workspace(stateOf(), () => Promise.reject(new Error('out of memory')));
      await expect(broken.solve()).rejects.toThrow('out of memory');
    });

    it('should be decided only where there is one', async () => {
      const workspace = workspaceOf();
      expect(refusing(() => workspace.decide('accept'))).toBe('Não há proposta para aceitar.');
      expect(refusing(() => workspace.decide('discard'))).toBe('Não há proposta para descartar.');
      expect(refusing(() => workspace.decide('undo'))).toBe('Não há proposta para desfazer.');
      await workspace.solve();
      expect(refusing(() => workspace.decide('accept'))).toContain('A proposta acaba de ser feita');
      expect(workspace.compare()!.entering).toHaveLength(12);
    });

    it('should not be computed in the message that decides on another', async () => {
      const workspace = workspaceOf({}, { waiting: await waiting() });
      expect(workspace.decide('accept')).toMatchObject({ status: 'accepted' });
      expect(workspace.changes.decision).toEqual({ runId: 7, decision: 'accept' });
      await expect(workspace.solve()).rejects.toThrow('outra mensagem');
    });

    it('should say that the roster has changed since', async () => {
      const moved = workspaceOf({ places: [['first8', 'João']] }, { waiting: await waiting({ version: 0 }) });
      expect(refusing(() => moved.decide('accept'))).toBe(
        'A escala mudou desde esta proposta. Abra-a em “Ver e aceitar”, que a compara com a escala de agora, ou peça “gere a escala” para uma nova.',
      );
      expect(moved.changes.decision).toBeNull();
      expect(moved.decide('discard')).toMatchObject({ status: 'discarded' });
    });

    it('should say which rule the proposal would break now', async () => {
      const proposal = await waiting();
      const place = proposal.result.assignments.find(({ slot }) => slot === slotOf('first8'))!;
      const rule: ScheduleRule = {
        kind: 'exclude',
        ministerId: place.minister,
        masses: { date: '2026-11-01' },
      };
      const ruled = workspaceOf({ rules: [rule] }, { waiting: proposal });
      expect(refusing(() => ruled.decide('accept'))).toContain('Uma regra desta escala não deixa');
    });

    it('should be undone only while nothing came after, and tell what they changed', () => {
      const entered = [
        { slotId: slotOf('first8'), ministerId: idOf('Ana'), origin: 'automatic' as const },
      ].map((place) => ({ ...place, pinned: false, overrideReason: null }));
      const accepted = { runId: 7, diff: { entered, left: [] }, canUndo: true, proven: true };
      const values: FactsValues = { places: [['first8', 'Ana']] };
      const workspace = workspaceOf(values, { accepted });
      expect(workspace.compare()).toMatchObject({
        status: 'accepted',
        undone: false,
        entering: [{ person: { name: 'Ana' } }],
        leaving: [],
        emptyBefore: 12,
        emptyAfter: 11,
      });
      expect(workspace.decide('undo')).toMatchObject({ status: 'accepted', undone: true });
      expect(workspace.changes.decision).toEqual({ runId: 7, decision: 'undo' });
      const later = workspaceOf(values, { accepted: { ...accepted, canUndo: false } });
      expect(refusing(() => later.decide('undo'))).toContain('o que veio depois não pode ser desfeito assim');
      expect(later.changes.decision).toBeNull();
    });
  });
});

/** A proposal for the bare schedule, as it is stored. */
async function waiting({ version = 1 } = {}): Promise<WaitingProposal> {
  const made = workspaceOf();
  await made.solve();
  return { runId: 7, version, result: made.changes.proposal! };
}

/** Assignments as places of the small schedule. */
function named(assignments: readonly RosterAssignment[]): NonNullable<FactsValues['places']> {
  const masses = Object.keys(MASSES) as MassName[];
  return assignments.map(({ slot, minister }) => [masses[slot - 1]!, PEOPLE[minister - 1]!]);
}
