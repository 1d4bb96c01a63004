import { whatsAppUrl } from '../../lib/phone.ts';

/** What is said after an invitation of many. */
export function invitedWords(invited: number): string {
  if (invited === 0) return 'Ninguém precisava de convite';
  return invited === 1 ? '1 convite enviado' : `${invited} convites enviados`;
}

/** Where WhatsApp opens a talk with the person and the link in its text. */
export function whatsAppInvitationUrl({
  fullName,
  phone,
  link,
}: {
  fullName: string;
  phone: string;
  link: string;
}): string {
  const [firstName = fullName] = fullName.split(' ');
  const text = `Olá, ${firstName}! Este é o seu link para entrar no sistema das escalas do ministério. Ele vale 24 horas e só para você: ${link}`;
  return whatsAppUrl(phone, text);
}
