import { describe, expect, it } from 'vitest';
import { savedWords, savingOf } from './news-model.ts';

const NOW = '2026-11-10T12:00:00.000Z';
const EARLIER = '2026-11-09T12:00:00.000Z';
const LATER = '2026-11-20T12:00:00.000Z';

describe('What saving a notice does', () => {
  it.each([
    [EARLIER, null, 'Publicar', 'Todos a veem na hora'],
    [NOW, LATER, 'Publicar', 'Todos a veem na hora'],
    [EARLIER, EARLIER, 'Salvar', 'o que você mudar, todos veem na hora'],
    [LATER, null, 'Agendar', 'Aparece para todos em 20/11/2026'],
    [LATER, EARLIER, 'Agendar', 'some agora e volta em 20/11/2026'],
    [null, null, 'Salvar rascunho', 'ninguém a vê'],
    ['', EARLIER, 'Salvar', 'volta a ser rascunho'],
  ])('should say of %s, before %s: %s', (publishedAt, before, label, words) => {
    const saving = savingOf(publishedAt, before, NOW);
    expect(saving.label).toBe(label);
    expect(saving.words).toContain(words);
  });

  it('should promise nothing of what is no moment yet', () => {
    expect(savingOf('31/1\n8h', null, NOW)).toEqual({ label: 'Salvar' });
  });
});

it.each([
  [EARLIER, 'Notícia publicada', 'Todos já a veem'],
  [LATER, 'Notícia agendada', 'Aparece para todos em 20/11/2026'],
  [null, 'Rascunho salvo', 'Ninguém mais vê'],
])('should say who sees a notice that was saved for %s', (publishedAt, title, description) => {
  expect(savedWords(publishedAt, NOW)).toEqual({
    title,
    description: expect.stringContaining(description) as string,
  });
});
