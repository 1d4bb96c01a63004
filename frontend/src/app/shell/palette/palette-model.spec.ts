import { describe, expect, it } from 'vitest';
import { found, type Entry } from './palette-model.ts';

const ENTRIES: Entry[] = [
  { kind: 'page', label: 'Escalas', note: 'Escalas', go: '/schedules' },
  { kind: 'page', label: 'Minha Escala', go: '/my-schedule' },
  { kind: 'page', label: 'Formação', note: 'Conteúdo', go: '/training-courses' },
  { kind: 'recent', label: 'Equilíbrio', go: '/fairness' },
  { kind: 'act', label: 'Nova Escala', go: '/schedules?nova=1' },
  { kind: 'person', label: 'Ana Beatriz', note: 'Ana Beatriz Nogueira', go: '/ministers/1' },
  { kind: 'schedule', label: 'Escala de dezembro de 2026', go: '/schedules/1' },
];
const labels = (typed: string): string[] => found(ENTRIES, typed).map(({ label }) => label);

describe('What the palette finds', () => {
  it('should offer where one was, then what one comes for, before anything is typed', () => {
    expect(labels('')).toEqual(['Equilíbrio', 'Escalas', 'Minha Escala', 'Formação', 'Nova Escala']);
    expect(found(ENTRIES, ' ', true).map(({ label }) => label)).toEqual([
      'Equilíbrio',
      'Nova Escala',
      'Escalas',
      'Minha Escala',
      'Formação',
    ]);
    expect(labels('equilíbrio')).toEqual([]);
  });

  it('should put names that begin so first, kind by kind', () => {
    expect(labels('escala')).toEqual([
      'Escalas',
      'Minha Escala',
      'Nova Escala',
      'Escala de dezembro de 2026',
    ]);
  });

  it('should find each word anywhere, without accents or case', () => {
    expect(labels('NOGUEIRA ana')).toEqual(['Ana Beatriz']);
    expect(labels('formacao')).toEqual(['Formação']);
    expect(labels('dez 2026')).toEqual(['Escala de dezembro de 2026']);
  });

  it('should find what something is for, small words and plurals aside', () => {
    const entries: Entry[] = [
      { kind: 'page', label: 'Cronograma padrão', go: '/mass-rules', words: 'horários das missas' },
      { kind: 'page', label: 'Horário', go: '/horario' },
      { kind: 'page', label: 'Centro de Mensagens', go: '/messages' },
    ];
    const sought = (typed: string): string[] => found(entries, typed).map(({ label }) => label);
    expect(sought('o horário da missa')).toEqual(['Cronograma padrão']);
    expect(sought('horário')).toEqual(['Horário', 'Cronograma padrão']);
    expect(sought('mensagem')).toEqual(['Centro de Mensagens']);
  });

  it('should find nothing rather than something else', () => {
    expect(labels('procissão')).toEqual([]);
  });

  it('should show at most eight of a kind', () => {
    const many = Array.from(
      { length: 20 },
      (_, id): Entry => ({
        kind: 'person',
        label: `Ana ${id}`,
        go: '/',
      }),
    );
    expect(found(many, 'ana')).toHaveLength(8);
  });
});
