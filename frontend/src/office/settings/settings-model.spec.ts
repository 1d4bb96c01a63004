import { expect, it } from 'vitest';
import { addressOf, PARTS } from '../../shared/settings-parts.ts';
import {
  HOURS,
  partsOf,
  REMINDERS,
  stateOf,
  unsavedParts,
  unsavedWords,
  type Settings,
} from './settings-model.ts';

const saved = {
  parishName: 'Santuário São Judas',
  city: 'Sorocaba',
  municipalHolidays: [{ date: '06-13', name: 'Padroeiro' }],
  defaultMaxDuties: 4,
  minRestDays: 6,
  substitutions: { waveSize: 3, waveHours: 4 },
  secondFactorForAdmins: false,
  firstReminderDays: 3,
  lastReminderDays: 1,
  reminderHour: 9,
  dpoName: null,
  externalAiAllowed: false,
  retention: { logYears: 5 },
} as unknown as Settings;

it('should name the parts in which something is not saved, until it is as it was', () => {
  expect(unsavedParts({ ...saved }, saved)).toEqual([]);
  expect(unsavedParts({ ...saved, dpoName: '' }, saved)).toEqual([]);
  expect(unsavedParts({ ...saved, municipalHolidays: [], parishName: 'Matriz' }, saved)).toEqual([
    'Paróquia',
    'Feriados municipais',
  ]);
  expect(unsavedParts({ ...saved, substitutions: { waveSize: 4 } } as unknown as Settings, saved)).toEqual([
    'Substituições',
  ]);
});

it('should name two, and count more', () => {
  expect(unsavedWords(['Paróquia', 'Prazos'])).toBe('Não salvo: Paróquia e Prazos');
  expect(unsavedWords(['Paróquia', 'Segurança', 'Prazos'])).toBe('Não salvo em 3 partes');
});

it('should know in which part a refused field stands', () => {
  expect(partsOf(['municipalHolidays.0.date', 'defaultMaxDuties'])).toEqual([
    'Feriados municipais',
    'Regras das escalas',
  ]);
  expect(partsOf(['unknown'])).toEqual([]);
});

it('should give each part an address of plain letters', () => {
  expect(addressOf('Feriados municipais')).toBe('/settings/feriados-municipais');
  expect(addressOf('Substituições')).toBe('/settings/substituicoes');
});

it('should say in a line what each part says now', () => {
  expect(PARTS.map((part) => stateOf(part, saved))).toEqual([
    'Santuário São Judas, Sorocaba',
    '1 feriado da cidade',
    'Até 4 missas por mês, 6 dias de descanso',
    '3 pessoas de cada vez, a cada 4 horas',
    'Duas etapas à escolha dos administradores',
    '3 dias e 1 dia antes, às 9h',
    'Sem encarregado; inteligência artificial externa desligada',
    'Auditoria e e-mails por 5 anos',
    'Um arquivo com tudo',
  ]);
  const other = {
    ...saved,
    firstReminderDays: 0,
    lastReminderDays: 0,
    dpoName: 'Padre Anselmo',
    externalAiAllowed: true,
    secondFactorForAdmins: true,
  };
  expect(stateOf('Lembretes das missas', other)).toBe('Nenhum lembrete');
  expect(stateOf('Segurança', other)).toBe('Duas etapas exigidas dos administradores');
  expect(stateOf('Privacidade', other)).toBe(
    'Encarregado: Padre Anselmo; inteligência artificial externa permitida',
  );
});

it('should offer days and hours as they are said', () => {
  expect(REMINDERS.slice(0, 3)).toEqual([
    { value: 0, label: 'Não enviar' },
    { value: 1, label: '1 dia antes da missa' },
    { value: 2, label: '2 dias antes da missa' },
  ]);
  expect([REMINDERS, HOURS].map((choices) => choices.at(-1)!.label)).toEqual([
    '14 dias antes da missa',
    '23h',
  ]);
});
