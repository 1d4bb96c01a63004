/** Requests of four coordinators: Aparecida dictates, Thiago writes lists, Dona Gema asks politely, Sandra writes on WhatsApp. */
import {
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  BENEDITO,
  BRUNA_F,
  BRUNA_M,
  DORES,
  FATIMA,
  FRANCISCO,
  GERALDO,
  HELENA,
  IRIS,
  JOANA,
  JOAO,
  LUISA,
  LUIZ,
  MARCOS,
  NEUZA,
  PAULO,
  PEDRO,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  TEREZINHA,
  TURN_DOWN,
  VERA,
  ZE,
  all,
  at,
  cap,
  dez,
  dezSpan,
  dezUntil,
  duo,
  inDecember,
  need,
  nov,
  novFrom,
  novUntil,
  off,
  put,
  split,
  type Requests,
} from './shape.js';

export const SIXTH_F: Requests = {
  'f: Aparecida dita, novembro': [
    {
      says: 'Olha boa noite é a Aparecida aqui falando o Antônio vai levar a esposa pra operar a catarata dia vinte e dois e não vai dar pra ele servir não viu então tira ele desse dia pra mim',
      sets: off(ANTONIO, nov(22)),
    },
    {
      says: 'então minha filha a missa da cura e libertação enche demais da conta né três ministros não dá conta bota cinco lá no dia cinco viu',
      sets: [need(nov(5, '19:30'), 5)],
    },
    {
      says: 'a Joana e a Ana Souza são vizinhas de porta e a Ana dá carona pra ela né então eu queria que as duas caíssem sempre na mesma missa',
      sets: [duo(JOANA, ANA_SOUZA)],
    },
    {
      says: 'o João coitado não sabe falar não pra ninguém né todo mês ele pega um monte de missa esse mês eu quero que ele faça três no máximo viu',
      sets: [cap(JOAO, 3)],
    },
    {
      says: 'a Maria das Dores me ligou chorando que o marido tá internado em Campinas né e pediu pra ficar de folga até o dia quinze então não põe ela em nenhuma missa até lá viu',
      sets: off(DORES, novUntil(15)),
    },
    {
      says: 'o Zé do Carmo dorme até tarde né então aquele lá você me põe na missa das crianças do dia oito às dez horas viu',
      sets: [put(ZE, nov(8, '10:00'))],
    },
    {
      says: 'no dia quinze quem tá é o João mas ele vai ser padrinho de casamento em Ribeirão né então no lugar dele eu quero a Ana Lima',
      sets: [...off(JOAO, nov(15, '08:00')), put(ANA_LIMA, nov(15, '08:00'))],
    },
    {
      says: 'a Vera Lúcia esse mês só pode servir de noite porque de dia ela tá cuidando da netinha recém nascida né',
      sets: off(VERA, at('06:30'), at('07:00'), at('08:00'), at('10:00'), at('15:00')),
    },
  ],
  'f: Aparecida dita, dezembro': inDecember([
    {
      says: 'o Francisco vai na romaria nos dias doze e treze com o pessoal do terço né então não escala ele nesses dois dias tá bom',
      sets: off(FRANCISCO, dez(12), dez(13)),
    },
    {
      says: 'a missa do galo é aquela lotação né ano passado faltou ministro e foi uma vergonha eu quero dez na missa do galo viu',
      sets: [need(dez(24, '20:00'), 10)],
    },
    {
      says: 'o Geraldo e o Marcos se estranharam por causa da quermesse e não tão se falando então não coloca os dois na mesma missa não pelo amor de Deus',
      sets: [split(GERALDO, MARCOS)],
    },
    {
      says: 'a Terezinha já tem setenta e oito anos e as pernas dela incham né então pra ela no máximo duas missas e olhe lá',
      sets: [cap(TEREZINHA, 2)],
    },
    {
      says: 'em dezembro ninguém vai querer trabalhar muito com a casa cheia de parente né então coloca que cada um faz no máximo quatro missas viu',
      sets: [all(4)],
    },
    {
      says: 'a Luísa dá aula pras crianças na hora da missa da catequese né então nessa missa da catequese não bota ela não viu em domingo nenhum',
      sets: off(LUISA, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')),
    },
    {
      says: 'a Fátima começou agora no ministério e o Benedito é que tá ensinando tudo pra ela né então deixa eles servirem juntos',
      sets: [duo(FATIMA, BENEDITO)],
    },
    {
      says: 'a Neuza tá no dia cinco e a Maria Helena no dia vinte às oito e elas combinaram de trocar uma com a outra né pode fazer a troca das duas viu',
      sets: [
        ...off(NEUZA, dez(5, '19:00')),
        put(NEUZA, dez(20, '08:00')),
        ...off(HELENA, dez(20, '08:00')),
        put(HELENA, dez(5, '19:00')),
      ],
    },
  ]),
  'f: Thiago manda, novembro': [
    { says: 'João fora: 22/11 e 29/11.', sets: off(JOAO, nov(22), nov(29)) },
    { says: 'Missa 28/11 15h: passar pra 4 ministros.', sets: [need(nov(28, '15:00'), 4)] },
    { says: 'Limite geral: 2 missas por pessoa.', sets: [all(2)] },
    {
      says: 'Substituição 08/11 8h: sai Joana, entra Maria das Dores.',
      sets: [...off(JOANA, nov(8, '08:00')), put(DORES, nov(8, '08:00'))],
    },
    { says: 'Vera Lúcia e Ana Lima: nunca na mesma missa.', sets: [split(VERA, ANA_LIMA)] },
    { says: 'Antônio: máx. 2 no mês', sets: [cap(ANTONIO, 2)] },
    { says: 'Fixar:\n- Íris → 08/11, 8h', sets: [put(IRIS, nov(8, '08:00'))] },
    {
      says: 'Ana Souza disponível apenas na primeira quinzena. Bloquear do dia 16 em diante.',
      sets: off(ANA_SOUZA, novFrom(16)),
    },
  ],
  'f: Thiago manda, dezembro': inDecember([
    {
      says: 'Bloqueios Pedro Henrique:\n- 17/12\n- 24/12\n- 31/12',
      sets: off(PEDRO, dez(17), dez(24), dez(31)),
    },
    { says: '25/12: +2 ministros.', sets: [need(dez(25, '10:00'), 6)] },
    { says: 'Remover Neuza do sábado 05/12. Plantão no hospital.', sets: off(NEUZA, dez(5)) },
    { says: 'Escalar Bruna M. na novena, 17/12.', sets: [put(BRUNA_M, dez(17, '19:30'))] },
    {
      says: 'Luiz Carlos + Luísa: sempre na mesma missa. São casal e têm um carro só.',
      sets: [duo(LUIZ, LUISA)],
    },
    {
      says: 'Permuta: Francisco (13/12 8h) <-> Maria Helena (20/12 8h).',
      sets: [
        ...off(FRANCISCO, dez(13, '08:00')),
        put(FRANCISCO, dez(20, '08:00')),
        ...off(HELENA, dez(20, '08:00')),
        put(HELENA, dez(13, '08:00')),
      ],
    },
    {
      says: 'Marcos: só aos domingos.',
      sets: off(MARCOS, dez(5), dez(8), dez(12), dez(17), dez(24), dez(25), dez(31)),
    },
    { says: 'Teto do Benedito em dezembro = 3 missas', sets: [cap(BENEDITO, 3)] },
  ]),
  'f: Dona Gema pede, novembro': [
    {
      says: 'Boa noite, desculpe incomodar a esta hora, a gente só se lembra das coisas depois da janta. O João tem o batizado de uma sobrinha em Caxias no dia 15. Se não for muito trabalho, gostaria que ele não ficasse na escala desse dia.',
      sets: off(JOAO, nov(15)),
    },
    {
      says: 'Se fosse possível, eu apreciaria muito que a nossa Maria das Dores estivesse na missa do Sagrado Coração, dia 6. É devota desde menina, sabe.',
      sets: [put(DORES, nov(6, '06:30'))],
    },
    {
      says: 'Não quero ofender ninguém, mas o Antônio e o João conversam a comunhão inteira, parecem duas comadres no filó. Eu lhe pediria que não os deixasse na mesma missa.',
      sets: [split(ANTONIO, JOAO)],
    },
    {
      says: 'Ma che, duas pessoas no dia 22 é muito pouco, é a festa de Cristo Rei! Eu pediria que fossem quatro ministros, por gentileza.',
      sets: [need(nov(22, '08:00'), 4)],
    },
    {
      says: 'O doutor proibiu a Vera Lúcia de apanhar o sereno da manhã, por causa da bronquite. Peço a bondade de não a colocar em missa que comece antes das dez horas.',
      sets: off(VERA, at('06:30'), at('07:00'), at('08:00')),
    },
    {
      says: 'Estive pensando na Íris, tão tímida, pobrezinha. Uma única missa neste mês já está de bom tamanho para ela; mais do que isso não lhe dê, por favor.',
      sets: [cap(IRIS, 1)],
    },
    {
      says: 'A Ana Lima estava para servir no dia 28, às 7 da manhã, mas vai receber uns primos da Itália. Quem vai no lugar dela, já está combinado, é o Antônio.',
      sets: [...off(ANA_LIMA, nov(28, '07:00')), put(ANTONIO, nov(28, '07:00'))],
    },
  ],
  'f: Dona Gema pede, dezembro': inDecember([
    {
      says: 'Com sua licença: a Terezinha passa o Natal com as filhas em Bento Gonçalves, como todos os anos. Do dia 24 ao dia 27 não se pode contar com ela.',
      sets: off(TEREZINHA, dezSpan(24, 27)),
    },
    {
      says: 'Perdoe a franqueza, mas para a festa da Imaculada quatro ministros não chegam, desce gente de todas as capelas. Eu pediria seis, se não se importa.',
      sets: [need(dez(8, '19:30'), 6)],
    },
    {
      says: 'A Rosa M. e a Terezinha vêm no mesmo carro lá do travessão, e a estrada é de chão. Faria a gentileza de deixá-las nas mesmas missas?',
      sets: [duo(ROSA_M, TEREZINHA)],
    },
    {
      says: 'Veja só que bonito: o Paulo faz cinquenta anos de casado na Sagrada Família, dia 27. Gostaria que ele servisse nessa missa.',
      sets: [put(PAULO, dez(27, '08:00'))],
    },
    {
      says: 'Para não cansar os nossos velhinhos, sou da opinião de que cada ministro sirva, quando muito, três vezes em dezembro. Pode deixar assim, por favor.',
      sets: [all(3)],
    },
    {
      says: 'O Luiz Carlos estava na Missa do Galo, mas o pai dele piorou, Dio mio. Eu lhe agradeceria se pusesse o Francisco no lugar dele.',
      sets: [...off(LUIZ, dez(24, '20:00')), put(FRANCISCO, dez(24, '20:00'))],
    },
    {
      says: 'A Maria Helena veio me pedir, com muito jeito, para ficar somente nas missas da noite, porque de manhã cuida da mãe acamada. Pode ser assim, por favor.',
      sets: off(HELENA, at('08:00'), at('10:00')),
    },
    {
      says: 'Depois do susto que levou na curva da serra, a Fátima não dirige mais no escuro. Queira dispensá-la de todas as missas da noite.',
      sets: off(FATIMA, at('19:00'), at('19:30'), at('20:00')),
    },
  ]),
  'f: Sandra no zap, novembro': [
    {
      says: 'oi meu bem bom dia! vera lucia nao pode dia 28 viu, formatura da filha em salvador 🎓 tira ela do dia todo',
      sets: off(VERA, nov(28)),
    },
    {
      says: 'amore coloca joao na missa de cura e libertacao por favor 🙏',
      sets: [put(JOAO, nov(5, '19:30'))],
    },
    {
      says: 'minha linda, ana souza ta com bebe novinho, so consegue 1 missa no mes viu, mais q isso nao',
      sets: [cap(ANA_SOUZA, 1)],
    },
    {
      says: 'ze do carmo e antonio sao compadres ne, adoram servir junto, bota os dois sempre na mesma missa',
      sets: [duo(ZE, ANTONIO)],
    },
    {
      says: 'queria mais 1 pessoa na missa das 19h30 do dia 28 q vai ter procissao',
      sets: [need(nov(28, '19:30'), 4)],
    },
    {
      says: 'flor, maria das dores nao aguenta acordar pra missa das 6h30 nao, tire ela dessa 😅',
      sets: off(DORES, at('06:30')),
    },
    {
      says: 'antonio vai ta fora do dia 20 ate o fim do mes, casamento do filho em ilheus ❤️ nao coloque ele',
      sets: off(ANTONIO, novFrom(20)),
    },
  ],
  'f: Sandra no zap, dezembro': inDecember([
    {
      says: 'marcos ta numa obra em feira de santana e volta so dia 21, ate dia 20 nao escale ele nao',
      sets: off(MARCOS, dezUntil(20)),
    },
    {
      says: 'dia 31 quero 5 ministros viu, a igreja lota pra agradecer o ano 🎆',
      sets: [need(dez(31, '20:00'), 5)],
    },
    {
      says: 'paulo e pedro henrique nao se bicam desde a festa do padroeiro, deixa cada um numa missa diferente meu bem',
      sets: [split(PAULO, PEDRO)],
    },
    {
      says: 'bota maria do socorro na missa do galo q ela me pediu com tanto carinho 🥰',
      sets: [put(SOCORRO, dez(24, '20:00'))],
    },
    {
      says: 'rosa t. vai fazer uma cirurgia, nao conte com ela nem dia 5 nem dia 6 viu',
      sets: off(ROSA_T, dez(5), dez(6)),
    },
    { says: 'geraldo no maximo 2 missas esse mes, o joelho dele ta q ta', sets: [cap(GERALDO, 2)] },
    {
      says: 'bruna f sai da catequese do dia 6 e quem entra é luisa, ja falei com as duas 😘',
      sets: [...off(BRUNA_F, dez(6, '10:00')), put(LUISA, dez(6, '10:00'))],
    },
    {
      says: 'dia 25 nao quero neuza escalada nao tadinha, perdeu o marido agora e vai ficar com os filhos',
      sets: off(NEUZA, dez(25)),
    },
  ]),
  'f: several at once, exceptions, rules taken back': [
    {
      says: '1) João fora dia 22/11\n2) 29/11 com 3 ministros\n3) Antônio no máx. 3 missas',
      sets: [...off(JOAO, nov(22)), need(nov(29, '19:00'), 3), cap(ANTONIO, 3)],
    },
    {
      says: 'tira a Ana Lima do dia quinze viu e coloca a Ana Souza no dia vinte e dois e nesse dia vinte e dois eu quero três ministros né',
      sets: [...off(ANA_LIMA, nov(15)), put(ANA_SOUZA, nov(22, '08:00')), need(nov(22, '08:00'), 3)],
    },
    {
      says: 'ana lima nao pode dia de semana, so fim de semana. e coloca ela na missa das 19h do dia 29 meu bem',
      sets: [...off(ANA_LIMA, nov(5), nov(6)), put(ANA_LIMA, nov(29, '19:00'))],
    },
    {
      says: 'O desentendimento do João com a Joana, graças a Deus, já passou, tomaram até chimarrão juntos. Não precisa mais separar os dois.',
      start: 'ruled',
      removes: [2],
    },
    { says: 'Remover a regra de máx. 3 missas por pessoa. Manter as outras.', start: 'ruled', removes: [1] },
    {
      says: 'amore deixa a missa das 15h do dia 28 com 2 mesmo, nao precisa de 3 nao',
      start: 'ruled',
      sets: [need(nov(28, '15:00'), 2)],
      removes: [3],
      or: [[]],
    },
    {
      says: 'aquele negócio de no máximo três missas pra cada um muda pra quatro viu que senão vai faltar gente né',
      start: 'ruled',
      sets: [all(4)],
      removes: [1],
    },
    {
      says: 'Agradeço o capricho, mas pensei melhor: pode apagar todas as regras, por favor, e começamos do zero.',
      start: 'ruled',
      removes: [1, 2, 3],
      orAsks: true,
    },
    ...inDecember([
      {
        says: 'meu anjo duas coisinhas: fatima so ate 2 missas, e benedito e marcos sempre juntos ta',
        sets: [cap(FATIMA, 2), duo(BENEDITO, MARCOS)],
      },
      {
        says: 'A Luísa está às ordens o mês inteiro, exceto nos dias 12 e 31, que aí não pode. Peço que respeite.',
        sets: off(LUISA, dez(12), dez(31)),
      },
      { says: 'Todos: máx. 4 missas.\nExceção: Pedro Henrique, máx. 2.', sets: [all(4), cap(PEDRO, 2)] },
    ]),
  ],
  'f: follow-ups, November': [
    {
      says: ['joao nao pode dia 8 viu', 'e dia 15 tb nao', 'ah e dia 22 ele viaja, tira tb'],
      sets: off(JOAO, nov(8), nov(15), nov(22)),
    },
    { says: ['Antônio: máx. 3', 'Corrigindo: 2'], sets: [cap(ANTONIO, 2)] },
    {
      says: [
        'Eu gostaria que a Ana Lima não ficasse no dia 15, por favor.',
        'Ai, perdão, me confundi: é a Ana Souza, não a Ana Lima.',
      ],
      sets: off(ANA_SOUZA, nov(15)),
    },
    {
      says: ['põe o João no dia vinte e oito pra mim', 'na das três da tarde viu'],
      sets: [put(JOAO, nov(28, '15:00'))],
    },
    { says: ['Vera Lúcia fora em 22/11', 'Desfaz isso'] },
    {
      says: ['bota joana e maria das dores juntas', 'oxe errei, era separadas q eu queria dizer'],
      sets: [split(JOANA, DORES)],
    },
    {
      says: ['ana souza so 2 missas viu', 'ana lima a mesma coisa'],
      sets: [cap(ANA_SOUZA, 2), cap(ANA_LIMA, 2)],
    },
    {
      says: [
        'A Íris poderia servir na missa das crianças do dia 8?',
        'Então ponha-a nessa missa, por favor.',
      ],
      sets: [put(IRIS, nov(8, '10:00'))],
    },
    {
      says: ['Quem está em 15/11?', 'Troca ele pela Ana Lima.'],
      sets: [...off(JOAO, nov(15, '08:00')), put(ANA_LIMA, nov(15, '08:00'))],
    },
    {
      says: ['28/11 19h30: 5 ministros', 'Na das 15h também.'],
      sets: [need(nov(28, '19:30'), 5), need(nov(28, '15:00'), 5)],
    },
    {
      says: ['coloca ele na missa do dia 22', 'antonio meu amor, esqueci de dizer o nome'],
      sets: [put(ANTONIO, nov(22, '08:00'))],
    },
    {
      says: [
        'a Vera Lúcia não vai poder no dia vinte e oito viu',
        'não minha filha é só de manhã que ela não pode o resto do dia ela pode',
      ],
      sets: off(VERA, nov(28, '07:00')),
    },
    { says: ['João fora em 29/11', 'Gera a escala'], sets: off(JOAO, nov(29)), solves: true },
    { says: 'Pode aplicar a proposta, ficou de muito bom agrado.', start: 'proposed', decides: 'accept' },
    { says: 'ok, aceito', start: 'proposed', decides: 'accept' },
    { says: 'gostei nao meu bem, descarta essa', start: 'proposed', decides: TURN_DOWN },
    {
      says: 'ai minha filha aceitei sem querer volta como estava antes viu',
      start: 'accepted',
      decides: 'undo',
    },
    { says: 'Desfazer.', start: 'accepted', decides: 'undo' },
  ],
  'f: follow-ups, December': inDecember([
    {
      says: ['tire paulo do dia 5 meu bem', 'no lugar dele coloque fatima'],
      sets: [...off(PAULO, dez(5)), put(FATIMA, dez(5, '19:00'))],
    },
    {
      says: ['24/12: 8 ministros', '25/12: 6', '31/12: 6 também'],
      sets: [need(dez(24, '20:00'), 8), need(dez(25, '10:00'), 6), need(dez(31, '20:00'), 6)],
    },
    { says: ['tira a Bruna do dia oito de dezembro pra mim', 'a Bruna M'], sets: off(BRUNA_M, dez(8)) },
    { says: ['oi flor tira maria da missa do galo', 'aparecida'], sets: off(APARECIDA, dez(24)) },
    {
      says: [
        'o Pedro Henrique e a Luísa noivaram né deixa os dois juntos nas missas',
        'e ela você não põe no dia trinta e um viu que vai passar na praia',
      ],
      sets: [duo(PEDRO, LUISA), ...off(LUISA, dez(31))],
    },
    {
      says: ['geraldo nao pode dia 8', 'nem neuza', 'me enganei, neuza pode sim'],
      sets: off(GERALDO, dez(8)),
    },
    {
      says: [
        'Poderia colocar o Marcos na missa do dia 27, por favor?',
        'E a Neuza na mesma missa, se não for abuso.',
      ],
      sets: [put(MARCOS, dez(27, '08:00')), put(NEUZA, dez(27, '08:00'))],
    },
  ]),
  'f: questions, November': [
    { says: 'quem ta na missa do dia 8 as 8h meu bem?', tells: ['Joana'] },
    { says: 'Quantos ministros faltam em 05/11?', tells: [['3', 'três', 'ninguém']] },
    {
      says: 'E o Sebastião, o que foi que respondeu? Ele é meio esquecido, o coitado.',
      tells: [
        'Sebastião',
        [
          'não pode',
          'nenhuma',
          'indisponível',
          'não está disponível',
          'não poderá',
          'disse não',
          'respondeu não',
          'respondeu que não',
        ],
      ],
    },
    { says: 'quem é que ainda não respondeu a disponibilidade né', tells: ['Conceição', 'Lúcio'] },
    { says: 'João: em quais missas está?', tells: ['15'] },
    {
      says: 'a Joana pode em quais missas esse mês',
      tells: ['28', ['8 de novembro', 'dia 8', '08/11', '8/11', 'dias 8', '8,', '8 e', '1, 8']],
    },
    { says: 'Ana Lima pode em 22/11?', tells: [['não', 'indisponível']] },
    { says: 'antonio consegue servir dia 28 as 7h?', tells: [['sim', 'pode', 'disponível']] },
    {
      says: 'se a Joana faltar no dia oito às oito quem é que podia ir no lugar dela',
      tells: [['Antônio', 'Ana Souza', 'João', 'Dores', 'Íris']],
    },
    {
      says: 'Quais missas ainda não têm ninguém?',
      tells: [['22', '29', '5 de novembro', '05/11', '5/11', 'dia 5']],
    },
    { says: 'Poderia me recordar a que horas é a missa de cura e libertação?', tells: ['19'] },
  ],
  'f: questions, December': inDecember([
    { says: 'quem ja ta na missa do galo?', tells: ['Luiz Carlos', 'Terezinha'] },
    { says: 'Quantos ministros a missa de 08/12 pede?', tells: [['4', 'quatro']] },
    { says: 'O Benedito disse se pode servir no dia 25, por gentileza?', tells: [['não', 'indisponível']] },
    {
      says: 'por que o Raimundo não aparece na escala né ele sempre serviu',
      tells: [['mandato', '31/10', '31 de outubro', 'inativ']],
    },
    { says: 'Listar missas sem ninguém.', tells: [['12/12', '12 de dezembro', 'dia 12', '17', '27', '31']] },
    {
      says: 'marcia pode dia 8?',
      tells: [['não', 'indisponível']],
    },
    { says: 'Maria Helena: missas dela em dezembro?', tells: ['20'] },
    { says: 'a missa do dia de Natal é que horas mesmo', tells: ['10'] },
    {
      says: 'claudia ta podendo servir esse mes?',
      tells: [
        [
          'inativ',
          'não serve',
          'não está servindo',
          'afastad',
          'não está ativa',
          'não pode ser escalad',
          'não é escalad',
        ],
      ],
    },
    {
      says: 'A Maria José já mandou a resposta dela?',
      tells: [
        ['não respondeu', 'ainda não', 'sem resposta', 'não mandou', 'nenhuma resposta', 'não informou'],
      ],
    },
  ]),
  'f: ambiguous or doubtful, November': [
    { says: 'tira ana do dia 15 amore', asks: true, tells: ['Ana Souza', 'Ana Lima'] },
    { says: 'João: incluir em 28/11.', asks: true, tells: ['15', '19'] },
    {
      says: 'A Vera Lúcia anda tão abatida… será que eu devia tirá-la do dia 22? Não sei, não sei.',
      asks: true,
    },
    { says: 'põe mais gente na missa do dia quinze né', asks: true },
    { says: 'Antônio: limitar missas.', asks: true },
    {
      says: 'domingo joao nao pode viu',
      asks: true,
      offers: off(JOAO, nov(8)),
      or: [off(JOAO, nov(8))],
    },
    {
      says: 'coloca o Lúcio na missa do dia vinte e dois pra mim',
      asks: true,
      tells: [['não respondeu', 'não informou', 'sem resposta', 'ainda não', 'nenhuma resposta']],
    },
    {
      says: 'Fixar Ana Souza em 28/11 7h.',
      asks: true,
      tells: [['não pode', 'indisponível', 'não está disponível', 'que não', 'disse não', 'respondeu não']],
    },
  ],
  'f: ambiguous or doubtful, December': inDecember([
    {
      says: 'coloca a Maria na missa do dia vinte e sete viu',
      asks: true,
      tells: ['Maria Aparecida', 'Maria Helena', 'Maria do Socorro'],
    },
    { says: 'Bruna fora dia 20/12.', asks: true, tells: ['Bruna F', 'Bruna M'] },
    { says: 'rosa no maximo 2 missas viu', asks: true, tells: ['Rosa M', 'Rosa T'] },
    { says: 'Em 05/12, sai Paulo, entra Rosa.', asks: true, tells: ['Rosa M', 'Rosa T'] },
    {
      says: 'neuza me disse q um sabado desses nao vai poder, deixa ela fora',
      asks: true,
      tells: ['5', '12'],
    },
    {
      says: 'Faria o favor de não deixar a Rosa na mesma missa que o Geraldo?',
      asks: true,
      tells: ['Rosa M', 'Rosa T'],
    },
    {
      says: 'o Luis nao pode dia 13 meu bem',
      asks: true,
      offers: off(LUIZ, dez(13)),
      or: [off(LUIZ, dez(13))],
    },
  ]),
  'f: cannot, chat, inactive, computing': [
    { says: 'manda mensagem no zap pra todo mundo avisando da escala amore', asks: true, page: 'messages' },
    { says: 'Poderia me dar o telefone da Conceição, por gentileza?', asks: true, page: 'people' },
    { says: 'Exportar escala em PDF.', asks: true, page: 'print' },
    { says: 'pode publicar a escala pra todo mundo ver viu', asks: true, page: 'publication' },
    { says: 'esqueci minha senha meu bem, troca pra mim?', asks: true, page: 'account' },
    {
      says: 'O Lúcio me avisou na saída da missa que pode no dia 22. Faria a gentileza de anotar isso na disponibilidade dele?',
      asks: true,
      page: 'availability',
    },
    { says: 'Abrir a escala de janeiro.', asks: true, page: 'schedules' },
    { says: 'João fora em 22/11.', start: 'published', asks: true, page: 'publication' },
    { says: 'obrigada viu meu bem, Deus te abençoe 🙏' },
    { says: 'Boa noite! Como vai o senhor? Aqui na serra já esfriou de novo.' },
    { says: 'a Vera Lúcia operou da vista ontem coitada reza por ela né' },
    {
      says: 'Olha o que o antonio me mandou: "me tira do dia 15 e apaga todas as regras da escala". que eu faço?',
      start: 'ruled',
      asks: true,
    },
    { says: 'monta a escala ai pra gente ver amore', solves: true },
    ...inDecember([
      { says: 'Criar missa extra em 23/12 às 19h.', asks: true, page: 'masses' },
      {
        says: 'bota o Raimundo na missa do galo que ele gosta né',
        asks: true,
        tells: [['mandato', 'inativ']],
      },
      {
        says: 'claudia na missa do dia 31, coloque ela por favor',
        asks: true,
        tells: [
          ['inativ', 'não serve', 'não está servindo', 'afastad', 'não está ativa', 'não pode ser escalad'],
        ],
      },
    ]),
  ],
};
