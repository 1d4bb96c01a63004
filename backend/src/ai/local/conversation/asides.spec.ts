import { describe, expect, it } from '@jest/globals';
import { MessageReader } from '../reading/read-message.js';
import type { Request } from '../requests/request.js';
import { isAside, withoutAsides } from './asides.js';
import { NOTHING } from './memory.js';

const people = [{ id: 1, name: 'Bento' }];
const masses = [{ date: '2026-11-08', time: '08:00', description: 'Missa' }];
const reader = new MessageReader({ people, masses, today: '2026-11-03', dutiesOf: () => [] });
const after = (message: string, before: string) =>
  isAside(message, { ...NOTHING, last: reader.read(before) as Request[], changed: true }, reader);

describe('A message after something was done', () => {
  it.each([
    'não me pergunte o porquê',
    'não esqueça de avisar quem for no lugar',
    'Não é preciso procurar substituto por ora. Fica assim.',
    'não, deixa assim',
    'peraí que o gato derrubou o vaso',
  ])('should leave it as it is: “%s”', (message) => {
    expect(after(message, 'Bento não pode dia 8')).toBe(true);
  });

  it.each(['não, no mês', 'no mês, não na semana'])('should leave a limit as it is: “%s”', (message) => {
    expect(after(message, 'Bento no máximo 2')).toBe(true);
    expect(after(message, 'Bento não pode dia 8')).toBe(false);
  });

  it.each([
    'não é isso',
    'esquece',
    'espera, não',
    'deixa pra lá',
    'deixa o Bento assim',
    'não liga pro dia 8',
  ])('should be read where it may mean something: “%s”', (message) => {
    expect(after(message, 'Bento não pode dia 8')).toBe(false);
  });
});

describe('What leads up to a message', () => {
  it('should not be read', () => {
    expect(withoutAsides('Antes que me esqueça: quem serve?')).toBe('quem serve?');
    expect(withoutAsides('essa da manhã é a das sete não é')).toBe('essa da manhã é a das sete?');
    expect(withoutAsides('ah e no 27')).toBe('e no 27');
    expect(withoutAsides('a Vera não é dia 8')).toBe('a Vera não é dia 8');
  });
});
