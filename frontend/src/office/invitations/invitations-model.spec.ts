import { describe, expect, it } from 'vitest';
import { invitationText, invitedWords, toInviteWords } from './invitations-model.ts';

describe('invitations', () => {
  it.each([
    [0, 'Ninguém precisava de convite'],
    [1, '1 convite enviado'],
    [40, '40 convites enviados'],
  ])('should tell %i', (count, words) => expect(invitedWords(count)).toBe(words));

  it('should say before how many will be sent', () =>
    expect([1, 40].map(toInviteWords)).toEqual([
      '1 pessoa recebe por e-mail um link novo para criar a senha, que vale 24 horas.',
      '40 pessoas recebem por e-mail um link novo para criar a senha, que vale 24 horas.',
    ]));

  it('should greet the person, the link whole within the text', () => {
    const link = 'https://partilha.example/setup-password?token=a-b_c';
    expect(invitationText('Ana Souza', link)).toMatch(
      /^Olá, Ana! .*: https:\/\/partilha\.example\/setup-password\?token=a-b_c$/,
    );
  });
});
