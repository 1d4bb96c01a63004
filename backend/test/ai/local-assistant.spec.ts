import { describe, expect, it } from '@jest/globals';
import { idOf, keyOf, reply, workspaceOf, type FactsValues } from '../support/ai-facts.js';

const answerTo = async (message: string, values: FactsValues = {}) =>
  (await reply(workspaceOf(values), message)).text;

/** A draft with one full mass and one that is one short. */
const DRAFT: FactsValues = {
  places: [
    ['first8', 'Ana'],
    ['first8', 'Bento'],
    ['jude7', 'Ana', { pinned: true }],
  ],
};

describe('LocalAssistant', () => {
  it('should say what it understood before it acts', async () => {
    const workspace = workspaceOf();
    const { text, activities } = await reply(workspace, 'Não escale Ana no domingo 8h. Ana no máximo 2');
    expect(text).toBe(
      [
        'Entendi: não escalar Ana aos domingos, às 8h.',
        'Regra 1: Não escalar Ana aos domingos, às 8h.',
        '',
        'Entendi: Ana em no máximo 2 missas.',
        'Regra 2: Ana em no máximo 2 missas.',
        '',
        'As regras valem a partir do próximo cálculo: diga “gere a escala”.',
      ].join('\n'),
    );
    expect(activities).toEqual(['reading', 'rules', 'rules']);
    expect(workspace.changes.addedRules).toHaveLength(2);
  });

  const NAMESAKES: FactsValues = {
    people: {
      Ana: { name: 'Rita L.', fullName: 'Rita Melo Lopes' },
      Bento: { name: 'Rita Q.', fullName: 'Rita Quadros' },
    },
    places: [['first8', 'Bento']],
  };

  it('should know people by more of their names than the roster writes', async () => {
    expect(await answerTo('Rita Lopes no máximo 2', NAMESAKES)).toContain('Rita L. em no máximo 2 missas');
  });

  it('should mean, of all of a name, the one who can be taken from where they stand', async () => {
    expect(await answerTo('Tire a Rita do dia 1', NAMESAKES)).toContain(
      'Entendi: não escalar Rita Q. no domingo, 1º de novembro.',
    );
  });

  it.each([
    'A Rita não pode no dia 1',
    'Troque a Rita pelo Davi no dia 1',
    'Tire a Rita do dia 8',
    'Tire a Rita',
  ])('should ask in “%s” who is meant', async (message) => {
    expect(await answerTo(message, NAMESAKES)).toContain('Você quis dizer qual destas pessoas?');
  });

  it.each([
    ['por que Bento não foi escalado dia 28 às 7h?', 'Entendi: por que Bento não serve no sábado, 28'],
    ['por que Ana está na missa de 28/11 às 7h?', 'Entendi: por que Ana serve no sábado, 28'],
  ])('should say “%s” again as people say it', async (question, said) => {
    expect(await answerTo(question, DRAFT)).toContain(said);
  });

  it('should set rules before it computes, wherever they stand in the message', async () => {
    const workspace = workspaceOf();
    const { text, activities } = await reply(workspace, 'Gere a escala. Não escale João.');
    expect(activities).toEqual(['reading', 'rules', 'solving']);
    expect(text).toContain('Fiz uma proposta; a escala continua como está.');
    expect(text).toContain('Lugares vazios: 12 → 1.');
    expect(text).not.toContain('próximo cálculo');
    const { assignments } = workspace.changes.proposal!;
    expect(assignments.some(({ minister }) => minister === idOf('João'))).toBe(false);
  });

  it('should keep somebody to some days by excluding the others', async () => {
    const workspace = workspaceOf();
    const { text } = await reply(workspace, 'Ana só pode aos domingos. Bento só serve no dia 1 às 8h.');
    expect(text).toBe(
      [
        'Entendi: escalar Ana só aos domingos.',
        'Regra 1: Não escalar Ana aos sábados.',
        '',
        'Entendi: escalar Bento só no domingo, 1º de novembro, às 8h.',
        'Regra 2: Não escalar Bento aos sábados.',
        'Regra 3: Não escalar Bento às 10h.',
        'Regra 4: Não escalar Bento no domingo, 8 de novembro.',
        '',
        'As regras valem a partir do próximo cálculo: diga “gere a escala”.',
      ].join('\n'),
    );
    expect(workspace.changes.addedRules).toHaveLength(4);
  });

  it('should put one in the place of another, as far as that is possible', async () => {
    const workspace = workspaceOf(DRAFT);
    const { text } = await reply(workspace, 'Troque Ana por Carla no dia 1 às 8h');
    expect(text).toContain('Entendi: escalar Carla no lugar de Ana no domingo, 1º de novembro, às 8h.');
    expect(workspace.changes.addedRules).toMatchObject([
      { kind: 'pin', ministerId: idOf('Carla'), mass: keyOf('first8') },
      { kind: 'exclude', ministerId: idOf('Ana'), masses: keyOf('first8') },
    ]);

    // Ana's place there was fixed by hand: what could be done is done, and the rest is told.
    const fixed = workspaceOf(DRAFT);
    const { text: told } = await reply(fixed, 'Coloque Carla no lugar da Ana no dia 28 às 7h');
    expect(told).toContain('Regra 1: Escalar Carla');
    expect(told).toContain('Não deu: ');
    expect(fixed.changes.addedRules).toHaveLength(1);
  });

  it('should say what it did not understand, with examples, and do the rest', async () => {
    const { text } = await reply(workspaceOf(DRAFT), 'Quem serve no dia 28? Faça um café.');
    expect(text).toContain('sábado, 28 de novembro, 7h: Ana (falta 1 de 2)');
    expect(text).toContain('Não entendi: “Faça um café”. Você pode pedir, por exemplo:');
    expect(text.match(/•.*“/g)).toHaveLength(4);
  });

  it('should not act on what is against the rules, saying why', async () => {
    const workspace = workspaceOf({ answers: { Ana: { first8: 'unavailable' } } });
    const { text } = await reply(workspace, 'Coloque Ana na missa de 01/11 às 8h');
    expect(text).toBe(
      'Entendi: escalar Ana no domingo, 1º de novembro, às 8h.\nNão deu: Ana respondeu que não pode servir no domingo, 1º de novembro, às 8h.',
    );
    expect(workspace.changes.addedRules).toEqual([]);
  });

  it.each<[string, FactsValues, string]>([
    ['quem serve no domingo 8h?', DRAFT, 'domingo, 1º de novembro, 8h: Ana e Bento'],
    [
      'quem está livre dia 28 às 7h?',
      { ...DRAFT, people: { João: { blockedDates: ['2026-11-28'] } } },
      'sábado, 28 de novembro, 7h: Bento, Carla, Davi e Ester',
    ],
    [
      'quem está livre dia 28 às 7h?',
      { answers: { Ana: { jude7: 'maybe' }, Bento: { jude7: 'unavailable' } } },
      'Ana (talvez)',
    ],
    ['quem está livre dia 28 às 7h?', { answers: {} }, 'ninguém se ofereceu'],
    ['quem serve dia 2?', {}, 'Não deu: Esta escala não tem missa na segunda-feira, 2 de novembro.'],
    ['quem serve no domingo 28/11?', {}, '28/11 é sábado, não domingo.'],
    [
      'quantas missas Ana tem?',
      DRAFT,
      'Ana serve em 2 missas, das 6 para as quais se ofereceu:\n• domingo, 1º de novembro, 8h\n• sábado, 28 de novembro, 7h',
    ],
    ['com quem a Ana serve?', DRAFT, 'domingo, 1º de novembro, 8h, com Bento'],
    [
      'quantas missas Carla tem?',
      { answers: {} },
      'Carla não serve em nenhuma missa.\nCarla não respondeu ao questionário.',
    ],
    [
      'quando o João pode?',
      { answers: { João: { jude7: 'available', jude15: 'maybe' } } },
      'João pode em 1 missa:\n• sábado, 28 de novembro, 7h\nJoão respondeu talvez em:\n• sábado, 28 de novembro, 15h',
    ],
    ['quando o João pode?', { answers: {} }, 'João ainda não respondeu.'],
    ['Ana pode servir dia 28 às 15h?', DRAFT, 'Ana já serve no sábado, 28 de novembro, às 7h.'],
    [
      'quem serve no domingo 8h?',
      { overridden: [['first8', 'Ana']] },
      'domingo, 1º de novembro, 8h: Ana (falta 1 de 2)',
    ],
    [
      'quais missas estão incompletas?',
      DRAFT,
      '5 missas com lugar vazio:\n• domingo, 1º de novembro, 10h: faltam 2',
    ],
    [
      'quais missas estão sem experiente?',
      { ...DRAFT, masses: { first8: { experienced: 1 } } },
      'Sem ministro experiente bastante:\n• domingo, 1º de novembro, 8h',
    ],
    [
      'quais missas estão sem experiente?',
      DRAFT,
      'Toda missa com gente tem os ministros experientes que pede.',
    ],
    [
      'quem ainda não respondeu?',
      { answers: { Ana: 'all' } },
      'Falta a resposta de 5 ministros: Bento, Carla, Davi, Ester e João.',
    ],
    [
      'quem ainda não respondeu?',
      {
        people: { Ana: { name: 'Vera Lúcia Y.' } },
        answers: { Bento: 'all', Carla: 'all', Davi: 'all', Ester: 'all', João: 'all' },
      },
      'Falta a resposta de 1 ministro: Vera Lúcia Y.',
    ],
    ['quem ainda não respondeu?', {}, 'Todos os que servem já responderam.'],
    [
      'quem ainda não respondeu?',
      { asked: false },
      'Nenhum questionário sobre esta escala foi enviado ainda.',
    ],
    [
      'quem não foi escalado?',
      { ...DRAFT, answers: { Ana: 'all', Bento: 'all', Carla: { jude7: 'available' } } },
      'Ofereceram-se e não servem em nenhuma missa: Carla.\nNão se ofereceram para nenhuma missa: Davi, Ester e João.',
    ],
    ['quem serve mais?', DRAFT, '• Ana: 2 missas, das 6 para as quais se ofereceu\n• Bento: 1 missa'],
    ['quem serve menos?', DRAFT, 'Quem menos serve ('],
    ['quem serve mais?', {}, 'Ninguém tem missa ainda.'],
    [
      'quem respondeu talvez?',
      { answers: { Ana: { jude7: 'maybe' }, Bento: { jude7: 'maybe' } } },
      'sábado, 28 de novembro, 7h: Ana e Bento',
    ],
    ['quem respondeu talvez no domingo 8h?', {}, 'Ninguém respondeu talvez.'],
    [
      'resumo',
      { ...DRAFT, rules: [{ kind: 'cap-all', count: 3 }] },
      'Novembro: 6 missas, 3 de 12 lugares preenchidos.\n5 missas com lugar vazio; no total, faltam 9.\nTodos os que servem já responderam.\nRegras: 1.',
    ],
    [
      'quais são as regras?',
      { rules: [{ kind: 'cap-all', count: 3 }] },
      'Regras desta escala:\n1. Cada pessoa em no máximo 3 missas',
    ],
    ['quais são as regras?', {}, 'Esta escala não tem nenhuma regra'],
    [
      'remova a regra 1',
      { rules: [{ kind: 'cap-all', count: 3 }] },
      'Retirei a regra: Cada pessoa em no máximo 3 missas.',
    ],
    ['remova a regra 7', { rules: [{ kind: 'cap-all', count: 3 }] }, 'Não deu: Não há regra 7 nesta escala.'],
    [
      'remova a regra',
      {
        rules: [
          { kind: 'cap-all', count: 3 },
          { kind: 'cap', ministerId: 1, count: 2 },
        ],
      },
      'Qual regra? Diga, por exemplo, “remova a regra 1”.',
    ],
    [
      'remova a última regra',
      {
        rules: [
          { kind: 'cap-all', count: 3 },
          { kind: 'cap', ministerId: 1, count: 2 },
        ],
      },
      'Retirei a regra: Ana em no máximo 2 missas.',
    ],
    [
      'apague todas as regras',
      {
        rules: [
          { kind: 'cap-all', count: 3 },
          { kind: 'cap', ministerId: 1, count: 2 },
        ],
      },
      'Retirei as 2 regras:',
    ],
    ['apague todas as regras', {}, 'Esta escala não tem nenhuma regra.'],
    [
      'no máximo 3 por pessoa',
      { rules: [{ kind: 'cap-all', count: 3 }] },
      'Essa regra já existe: 1. Cada pessoa em no máximo 3 missas.',
    ],
    [
      'no máximo 2 por pessoa',
      { rules: [{ kind: 'cap-all', count: 3 }] },
      'No lugar de: Cada pessoa em no máximo 3 missas.',
    ],
    [
      'a missa de 28/11 às 7h precisa de mais 2',
      {},
      'Regra 1: 4 ministros no sábado, 28 de novembro, às 7h.',
    ],
    [
      'a missa de 28/11 às 7h precisa de menos 1',
      {},
      'Regra 1: 1 ministro no sábado, 28 de novembro, às 7h.',
    ],
    [
      'a missa de 28/11 às 7h precisa de menos 3',
      {},
      'Não deu: A missa no sábado, 28 de novembro, às 7h só tem 2 lugares.',
    ],
    [
      'Ana, Bento e Carla separados',
      {},
      'Regra 1: Ana e Bento nunca na mesma missa.\nRegra 2: Ana e Carla nunca na mesma missa.\nRegra 3: Bento e Carla nunca na mesma missa.',
    ],
    ['separe Ana', {}, 'Ana e quem mais?'],
    ['não escale Fulgêncio no domingo', {}, 'Não encontrei “Fulgêncio” entre as pessoas desta escala.'],
    ['aplique', {}, 'Não deu: Não há proposta para aceitar.'],
    ['desfaça', {}, 'Não deu: Não há proposta para desfazer.'],
    ['o que muda?', {}, 'Ainda não há proposta nesta conversa.'],
    ['publique', {}, 'Publicar é com a coordenação: abra a página da escala'],
    [
      'gere a escala',
      { status: 'published' },
      'A escala está publicada: quem entra ou sai é avisado por e-mail',
    ],
    ['gere a escala', { status: 'completed' }, 'Não deu: Esta escala já terminou e não muda mais.'],
    ['bom dia', {}, 'Olá!'],
    ['sim', {}, 'Não sei a que isso responde.'],
  ])('should answer "%s"', async (message, values, expected) => {
    expect(await answerTo(message, values)).toContain(expected);
  });

  it('should list in its help every kind of request but talk', async () => {
    const text = await answerTo('ajuda');
    expect(text.match(/^• “/gm)!.length).toBeGreaterThanOrEqual(25);
  });

  it('should tell of the waiting proposal once there is one', async () => {
    const workspace = workspaceOf(DRAFT);
    const { text } = await reply(workspace, 'gere a escala e diga quem serve no domingo dia 1 às 10h');
    expect(text).toContain('Isto é na proposta, que ainda não foi aceita.');
    expect((await reply(workspace, 'quais missas estão incompletas?')).text).toContain(
      'Nenhuma missa está incompleta, na proposta.',
    );
    const compared = (await reply(workspace, 'o que muda?')).text;
    expect(compared).toContain('A proposta, comparada com a escala de agora:');
    expect(compared).toContain('Lugares vazios: 9 → 0.');
  });

  describe('asking back', () => {
    const people: FactsValues = {
      people: { Bento: { name: 'Ana Lima' }, Carla: { name: 'Ana Souza' }, Ana: { name: 'Zita' } },
    };
    async function dialogue(values: FactsValues, ...messages: string[]) {
      let memory: unknown = null;
      let last = '';
      const workspace = workspaceOf(values);
      for (const message of messages) {
        ({ text: last, memory } = await reply(workspace, message, memory));
      }
      return { text: last, rules: workspace.changes.addedRules };
    }

    it('should ask whether a similar name is meant, and act once that is said', async () => {
      const asked = await dialogue({}, 'não escale Joaao no domingo 8h');
      expect(asked).toMatchObject({ rules: [] });
      expect(asked.text).toMatch(/^Você quis dizer João\?/);
      const { text, rules } = await dialogue({}, 'não escale Joaao no domingo 8h', 'sim');
      expect(text).toContain('Regra 1: Não escalar João aos domingos, às 8h.');
      expect(rules).toEqual([
        { kind: 'exclude', ministerId: idOf('João'), masses: { weekday: 0, time: '08:00' } },
      ]);
    });

    it.each(['2', 'Ana Souza', 'souza', 'a Ana Souza'])(
      'should ask which of two is meant and take "%s"',
      async (answer) => {
        const { rules } = await dialogue(people, 'Ana no máximo 2', answer);
        expect(rules).toEqual([{ kind: 'cap', ministerId: idOf('Carla'), count: 2 }]);
      },
    );

    it('should ask again for the next name in doubt, in the order of the message', async () => {
      const { rules } = await dialogue(people, 'separe Ana e Joaao', '1', 'sim');
      expect(rules).toEqual([{ kind: 'apart', ministerId: idOf('Bento'), otherId: idOf('João') }]);
    });

    const away = (name: string, date: string) => ({
      kind: 'exclude',
      ministerId: idOf(name as Parameters<typeof idOf>[0]),
      masses: { date },
    });
    it.each([
      [['João não pode no dia 8', 'ok'], [away('João', '2026-11-08')]],
      [['tira o João e a Ana do dia 8', 'era só o João'], [away('João', '2026-11-08')]],
      [
        ['tira o João do dia 8 e a Ana do dia 28', 'a Ana é dia 1'],
        [away('João', '2026-11-08'), away('Ana', '2026-11-01')],
      ],
      [['João não pode no dia 8', 'não é o João, é a Ana que não pode'], [away('Ana', '2026-11-08')]],
    ])('should hear what “%s” makes of what was done', async (messages, expected) => {
      const workspace = workspaceOf({});
      let memory: unknown = null;
      for (const message of messages) ({ memory } = await reply(workspace, message, memory));
      const gone = workspace.changes.removedRules;
      expect(gone).toEqual([]);
      expect(workspace.changes.addedRules).toEqual(expected);
    });

    it('should ask once for a name that stands twice', async () => {
      const { rules } = await dialogue(people, 'Ana no máximo 2. Ana não pode dia 8.', '2');
      expect(rules.map((rule) => 'ministerId' in rule && rule.ministerId)).toEqual([
        idOf('Carla'),
        idOf('Carla'),
      ]);
    });

    it.each(['2', 'a das 10h', 'dia 1 às 10h'])(
      'should ask which mass is meant and take "%s"',
      async (answer) => {
        const { rules } = await dialogue({}, 'coloque João no dia 1', answer);
        expect(rules).toEqual([{ kind: 'pin', ministerId: idOf('João'), mass: keyOf('first10') }]);
      },
    );

    it('should do nothing when the answer is no', async () => {
      const { text, rules } = await dialogue({}, 'não escale Joaao', 'não');
      expect(text).toBe('Tudo bem, deixei esse pedido de lado e não mudei nada. O que você quer fazer?');
      expect(rules).toEqual([]);
    });

    it.each(
      ['Cada pessoa em no máximo 3 missas', 'Davi não pode dia 8', 'Davi e Ester juntos'].flatMap((rule) =>
        [
          'esquece a Ana',
          'deixa a Ana pra lá',
          'tira isso da Ana',
          'não, esquece',
          'cancela a Ana',
          'pode esquecer a Ana',
          'larga a Ana',
          'esquece o que eu disse da Ana',
        ].map((answer) => [rule, answer]),
      ),
    )('should keep “%s” when “%s” lets go the request that is asked about', async (rule, answer) => {
      const { text, rules } = await dialogue(people, rule, 'a Ana não pode dia 28', answer);
      expect(text).toBe('Tudo bem, deixei esse pedido de lado e não mudei nada. O que você quer fazer?');
      expect(rules).toHaveLength(1);
    });

    it('should do what is asked for besides what is let go', async () => {
      const { rules } = await dialogue(
        people,
        'a Ana não pode dia 28',
        'esquece a Ana, o João não pode dia 8',
      );
      expect(rules).toEqual([{ kind: 'exclude', ministerId: idOf('João'), masses: { date: '2026-11-08' } }]);
    });

    it.each(['a Ana não precisa', 'não mexe na Ana', 'não precisa da Ana'])(
      'should take back no rule of somebody else where “%s” speaks of whom it asks about',
      async (answer) => {
        const { rules } = await dialogue(people, 'Davi não pode dia 8', 'a Ana não pode dia 28', answer);
        expect(rules).toHaveLength(1);
      },
    );

    it.each([
      ['Cada pessoa em no máximo 3 missas', 'cancela o João'],
      ['Bento não pode dia 8', 'cancela o João'],
    ])('should keep “%s” when “%s” names somebody of whom no rule is', async (rule, message) => {
      expect((await dialogue({}, rule, message)).rules).toHaveLength(1);
    });

    it('should remind once of a question that waits, which stays answerable', async () => {
      const asked = ['Ana no máximo 2', 'quem serve no dia 8?'];
      const { text } = await dialogue(people, ...asked);
      expect(text).toMatch(/\n\nAinda espero a resposta: Você quis dizer qual destas pessoas\?$/);
      const later = [...asked, 'quem serve no dia 28?', 'como está o tempo hoje?'];
      expect((await dialogue(people, ...asked, 'quem serve no dia 28?')).text).not.toContain('resposta');
      expect((await dialogue(people, ...later)).text).not.toContain('resposta');
      expect((await dialogue(people, ...later, '2')).rules).toHaveLength(1);
    });

    it('should be answered by a bare answer after one order that came in its place', async () => {
      const asked = ['Ana no máximo 2', 'Davi não pode dia 8'];
      const { text } = await dialogue(people, ...asked);
      expect(text).toMatch(/\n\nAinda espero a resposta: Você quis dizer qual destas pessoas\?$/);
      expect((await dialogue(people, ...asked, '2')).rules).toHaveLength(2);
      expect((await dialogue(people, ...asked, 'Davi não pode dia 28')).text).not.toContain('resposta');
    });

    it.each([['PEDRO não pode dia 8', 'Não encontrei “Pedro” entre']])(
      'should write the name in “%s” as names are written',
      async (message, words) => {
        expect((await dialogue({}, message)).text).toContain(words);
      },
    );

    it.each([
      'o que muda se a missa do dia 8 precisar de 7 e a Ester não puder no dia 1?',
      'se a missa do dia 8 precisar de 7 e a Ester não puder no dia 1, o que mudaria?',
    ])('should offer to try what “%s” supposes', async (message) => {
      const { text, rules } = await dialogue({}, message);
      expect(text).toMatch(/^O que muda, só sei depois de experimentar\. Entendi: 7 ministros /);
      expect(rules).toEqual([]);
      expect((await dialogue({}, message, 'sim')).rules).toHaveLength(2);
    });

    it('should ask for what is supposed where it is not certain', async () => {
      const { text, rules } = await dialogue(people, 'o que muda se a Ana não puder?');
      expect(text).toContain('Escreva a mudança como um pedido');
      expect(rules).toEqual([]);
      const { text: accepted } = await dialogue({}, 'gere a escala', 'o que muda se eu aceitar?');
      expect(accepted).toContain('A proposta, comparada com a escala de agora');
    });

    it.each(['como está o tempo hoje?', 'previsão do tempo', 'vai chover no domingo?', 'tá frio hoje?'])(
      'should say of “%s” that it knows no weather, and what it can do',
      async (message) => {
        expect((await dialogue({}, message)).text).toMatch(
          /^A previsão do tempo eu não tenho: .*Posso montar/,
        );
      },
    );

    it('should take what does not answer the question as a new request', async () => {
      const { text, rules } = await dialogue(people, 'Ana no máximo 2', 'João no máximo 1');
      expect(text).toContain('João em no máximo 1 missa');
      expect(rules).toHaveLength(1);
    });

    it('should take the answer to the question asked last, also where an earlier one was left unanswered', async () => {
      const { rules } = await dialogue(people, 'Ana no máximo 2', 'não escale Joaao no domingo 8h', 'sim');
      expect(rules).toMatchObject([{ kind: 'exclude', ministerId: idOf('João') }]);
      const again = await dialogue(people, 'coloque João no dia 1', 'Ana no máximo 2', '2');
      expect(again.rules).toEqual([{ kind: 'cap', ministerId: idOf('Carla'), count: 2 }]);
    });

    it('should take one away and place another in one sentence, by their exact names', async () => {
      const { rules } = await dialogue({}, 'tira o João da missa das 10h de domingo, dia 1, e põe a Carla');
      expect(rules).toEqual([
        { kind: 'exclude', ministerId: idOf('João'), masses: keyOf('first10') },
        { kind: 'pin', ministerId: idOf('Carla'), mass: keyOf('first10') },
      ]);
    });

    it('should still ask which Sunday is meant once it knows who is', async () => {
      const sundays: FactsValues = {
        ...people,
        masses: { first10: { date: '2026-11-15' }, second8: { date: '2026-11-22' } },
      };
      const asked = await dialogue(sundays, 'a Ana não pode no domingo', '2');
      expect(asked.rules).toEqual([]);
      expect(asked.text).toBe('Entendi: não escalar Ana Souza no domingo, 15 de novembro. É isso?');
      const { rules } = await dialogue(sundays, 'a Ana não pode no domingo', '2', 'sim');
      expect(rules).toEqual([{ kind: 'exclude', ministerId: idOf('Carla'), masses: { date: '2026-11-15' } }]);
    });

    it('should have a rule for a published roster confirmed first, with the page for single changes', async () => {
      const published: FactsValues = { status: 'published' };
      const asked = await dialogue(published, 'João no máximo 1');
      expect(asked.rules).toEqual([]);
      expect(asked.text).toContain('A escala já foi publicada.');
      expect(asked.text).toContain('abra a página da escala');
      const { rules } = await dialogue(published, 'João no máximo 1', 'sim');
      expect(rules).toEqual([{ kind: 'cap', ministerId: idOf('João'), count: 1 }]);
    });

    it('should take nothing for an answer where nothing was asked', async () => {
      const { text } = await dialogue({}, 'quais são as regras?', '2');
      expect(text).toContain('Não entendi: “2”');
    });
  });
});
