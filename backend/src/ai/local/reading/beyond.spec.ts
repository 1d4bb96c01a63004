import { describe, expect, it } from '@jest/globals';
import { MessageReader } from './read-message.js';

const reader = new MessageReader({
  people: ['Ana', 'Bento', 'Marcos'].map((name, index) => ({ id: index + 1, name })),
  masses: [{ date: '2026-11-15', time: '08:00', description: 'Missa' }],
  today: '2026-11-02',
});
const answered = (message: string) =>
  reader.read(message).map(({ kind, words }) => (kind === 'cannot' ? words[0] : kind));

describe('What is done elsewhere', () => {
  it.each([
    ['a escala tá pronta, pode liberar', 'página da escala'],
    ['tira uma cópia da escala pro padre', 'PDF'],
    ['remove o Bento do cadastro', '“Ministros”'],
    ['dá um toque no Bento que ele tá escalado', 'mensagens'],
    ['o prazo acabou cedo, prorrogue até sexta', '“Questionários”'],
    ['A celebração do dia 15 foi suspensa pelo bispo.', 'Missas não mudo'],
    ['onde vejo a escala do ano passado?', '“Escalas”'],
    ['perdi o acesso', 'senha'],
    ['preenche a disponibilidade da Ana', '“Questionários”'],
    ['responde pela Ana que ela pode', '“Questionários”'],
    ['a missa do dia 15 vai ser na capela', 'Missas não mudo'],
    ['quero pôr mais uma missa no dia 15 às 19h', 'Missas não mudo'],
    ['pode liberar pra eles verem', 'página da escala'],
    ['inclui o Carlos como ministro novo', '“Ministros”'],
  ])('should be answered with its page: “%s”', (message, page) => {
    expect(answered(message)).toEqual([expect.stringContaining(page)]);
  });

  it('should not be seen in a name', () => {
    expect(answered('o Marcos não dá as caras no dia 15')).toEqual(['exclude']);
  });
});
