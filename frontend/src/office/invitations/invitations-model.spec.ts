import { describe, expect, it } from 'vitest';
import { invitationText, invitedWords } from './invitations-model.ts';

describe('invitations', () => {
  it.each([
    [0, 'Ninguém precisava de convite'],
    [1, '1 convite enviado'],
    [40, '40 convites enviados'],
  ])('should tell %i', (count, words) => expect(invitedWords(count)).toBe(words));

  it('should greet the person, the link whole within the text', () => {
    const link = 'https://partilha.example/setup-password?token=a-b_c';
    expect(invitationText('Ana Souza', link)).toMatch(
      /^Olá, Ana! .*: https:\/\/partilha\.example\/setup-password\?token=a-b_c$/,
    );
  });
});
