const NEW_MS = 45 * 24 * 60 * 60 * 1000;
const KEY = 'partilha.first-days.';

export const STEPS: readonly { step: string; label: string; words: string; to?: string }[] = [
  {
    step: 'photo',
    label: 'Ponha a sua foto',
    words: 'A equipe de cada missa reconhece você: em Meu Perfil, “Editar”.',
    to: '/profile#foto',
  },
  {
    step: 'family',
    label: 'Ligue os seus familiares',
    words: 'Quem é da mesma casa pode servir junto.',
    to: '/profile#familia',
  },
  {
    step: 'calendar',
    label: 'Leve as missas para a sua agenda',
    words: 'No fim de Minha Escala, em “Minha agenda”.',
    to: '/my-schedule#agenda',
  },
  {
    step: 'install',
    label: 'Deixe à mão no celular',
    words:
      'Abre da tela inicial, e a sua escala aparece também sem internet: em Meu Perfil, “No seu celular”.',
    to: '/profile#celular',
  },
];

/** Whether somebody joined in the last weeks. @param createdAt an instant; @param now milliseconds. */
export const isNew = (createdAt: string, now: number): boolean => now - Date.parse(createdAt) < NEW_MS;

/** The steps that a person took, or put away, on this device. */
export const openedSteps = (userId: number): string[] =>
  (localStorage.getItem(KEY + userId) ?? '').split(' ').filter(Boolean);

export function remember(userId: number, steps: readonly string[]): string[] {
  const all = [...new Set(steps)];
  localStorage.setItem(KEY + userId, all.join(' '));
  return all;
}
