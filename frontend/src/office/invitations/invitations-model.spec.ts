import { describe, expect, it } from 'vitest';
import { invitedWords, whatsAppInvitationUrl } from './invitations-model.ts';

describe('invitations', () => {
  it.each([
    [0, 'Ninguém precisava de convite'],
    [1, '1 convite enviado'],
    [40, '40 convites enviados'],
  ])('should tell %i', (count, words) => expect(invitedWords(count)).toBe(words));

  it('should open the talk with the person, the link whole within its text', () => {
    const link = 'https://partilha.example/setup-password?token=a-b_c';
    const url = new URL(whatsAppInvitationUrl({ fullName: 'Ana Souza', phone: '+55 (15) 99999-8888', link }));
    expect(url.pathname).toBe('/5515999998888');
    expect(url.searchParams.get('text')).toMatch(
      /^Olá, Ana! .*: https:\/\/partilha\.example\/setup-password\?token=a-b_c$/,
    );
  });
});
