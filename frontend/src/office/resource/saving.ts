import type { Words } from '../../api/queries.ts';

/** What saving does, said before it is done: the button's word, and a sentence above it. */
export interface Saving {
  label: string;
  words?: string;
}

/** Of courses, lessons, materials and procedures. */
export const seenInTraining = (): Saving => ({
  label: 'Salvar',
  words: 'Ao salvar, todos veem na hora em Formação Contínua.',
});

/** What was said would happen has happened. */
export const savedInTraining = (): Words => ({
  title: 'Salvo com sucesso',
  description: 'Todos já veem em Formação Contínua.',
});
