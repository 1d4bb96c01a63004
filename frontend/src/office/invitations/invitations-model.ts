import { plural } from '../../lib/plural.ts';

/** What is said before an invitation of many. */
export const toInviteWords = (count: number): string =>
  `${plural(count, 'pessoa recebe', 'pessoas recebem')} por e-mail um link novo para criar a senha, que vale 24 horas.`;

/** What is said after an invitation of many. */
export function invitedWords(invited: number): string {
  if (invited === 0) return 'Ninguém precisava de convite';
  return invited === 1 ? '1 convite enviado' : `${invited} convites enviados`;
}

/** Hands a link over to the person. */
export function invitationText(fullName: string, link: string): string {
  const [firstName = fullName] = fullName.split(' ');
  return `Olá, ${firstName}! Este é o seu link para entrar no sistema das escalas do ministério. Ele vale 24 horas e só para você: ${link}`;
}
