import { expect, it } from 'vitest';
import { placeOf, unsavedSections, unsavedWords, type Settings } from './settings-model.ts';

const saved = {
  parishName: 'Santuário',
  municipalHolidays: [{ date: '06-13', name: 'Padroeiro' }],
  defaultMaxDuties: 4,
  substitutions: { waveSize: 3 },
  dpoName: null,
} as unknown as Settings;

it('should name the cards in which something is not saved, until it is as it was', () => {
  expect(unsavedSections({ ...saved }, saved)).toEqual([]);
  expect(unsavedSections({ ...saved, dpoName: '' }, saved)).toEqual([]);
  expect(unsavedSections({ ...saved, municipalHolidays: [], parishName: 'Matriz' }, saved)).toEqual([
    'Paróquia',
    'Feriados municipais',
  ]);
  expect(unsavedSections({ ...saved, substitutions: { waveSize: 4 } } as unknown as Settings, saved)).toEqual(
    ['Substituições'],
  );
});

it('should name two, and count more', () => {
  expect(unsavedWords(['Paróquia', 'Prazos'])).toBe('Não salvo: Paróquia e Prazos');
  expect(unsavedWords(['Paróquia', 'Escalas', 'Prazos'])).toBe('Não salvo em 3 partes');
});

it('should give each card an address of plain letters', () => {
  expect(placeOf('Feriados municipais')).toBe('feriados-municipais');
  expect(placeOf('Substituições')).toBe('substituicoes');
});
