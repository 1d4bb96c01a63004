/** Requests in four voices: an old nun who dictates, a retired teacher's letters, a tired father, a young woman's slang. */
import {
  all,
  ANA_LIMA,
  ANA_SOUZA,
  ANTONIO,
  APARECIDA,
  BENEDITO,
  BRUNA_F,
  BRUNA_M,
  cap,
  dez,
  dezFrom,
  dezSpan,
  dezUntil,
  DORES,
  duo,
  FATIMA,
  FRANCISCO,
  GERALDO,
  HELENA,
  inDecember,
  IRIS,
  JOANA,
  JOAO,
  LUCIO,
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  MARIA_JOSE,
  need,
  NEUZA,
  nov,
  novFrom,
  novSpan,
  off,
  PAULO,
  PEDRO,
  put,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  split,
  TEREZINHA,
  TURN_DOWN,
  VERA,
  ZE,
  type Requests,
} from './shape.ts';

export const SEVENTEENTH_SET: Requests = {
  'nun: rules, November': [
    {
      says: 'Boa tarde, meu filho, que a paz do Senhor esteja contigo. O nosso irmão João acompanhará o retiro dos vicentinos no dia quinze de novembro, de modo que peço a gentileza de não o escalar na missa daquele domingo, e agradeço de coração a paciência que tens comigo.',
      sets: off(JOAO, nov(15)),
    },
    {
      says: 'Louvado seja Nosso Senhor Jesus Cristo. Gostaria que a senhora Vera Lúcia servisse na missa por cura e libertação, na quinta-feira da primeira semana, porque ela tem grande devoção, e que Deus lhe pague.',
      sets: [put(VERA, nov(5, '19:30'))],
    },
    {
      says: 'Peço licença para informar que dona Maria das Dores não poderá servir no dia de São Judas Tadeu, em nenhuma das três missas, pois irá à romaria com a família. Fico-lhe muito agradecida.',
      sets: off(DORES, nov(28)),
    },
    {
      says: 'Minha caríssima, o senhor Antônio trabalha até tarde e está muito cansado, por isso peço que o escale somente nas missas de domingo pela manhã, e que Nosso Senhor a recompense.',
      sets: off(ANTONIO, nov(5), nov(6), nov(28), nov(29)),
    },
    {
      says: 'Que a Virgem Santíssima a proteja. Na missa de São Judas Tadeu das sete e meia da noite desejaríamos quatro ministros em vez de três, pois a procissão há de trazer muita gente. Muito obrigada pela atenção.',
      sets: [need(nov(28, '19:30'), 4)],
    },
    {
      says: 'Prezada irmã, a senhorita Ana Souza e o senhor João são noivos e desejam servir sempre na mesma missa. Se não for incômodo, queira providenciar, e desde já lhe fico grata.',
      sets: [duo(ANA_SOUZA, JOAO)],
    },
    {
      says: 'Com todo o respeito, e sem querer levantar mexerico algum, julgo prudente que a dona Vera Lúcia e a dona Maria das Dores não sejam postas na mesma missa neste mês. Deus a abençoe.',
      sets: [split(VERA, DORES)],
    },
    {
      says: 'Salve Maria! Como o senhor Antônio já tem setenta e cinco anos e se fatiga, peço que ele sirva em duas missas no máximo, e que Nossa Senhora lhe recompense a bondade.',
      sets: [cap(ANTONIO, 2)],
    },
    {
      says: 'Bom dia, minha filha. Na primeira sexta-feira, missa do Sagrado Coração de Jesus, peço que ponha o senhor João, e na missa das crianças do dia oito deixe a Íris descansar, por caridade.',
      sets: [put(JOAO, nov(6, '06:30')), ...off(IRIS, nov(8, '10:00'))],
    },
    {
      says: 'O conselho, depois de muita oração, recomenda que ninguém seja chamado mais de três vezes neste mês de novembro, para que todos sirvam com alegria. Tenha a bondade de anotar isso.',
      sets: [all(3)],
    },
    {
      says: 'Minha boa amiga, a Ana Lima encontra-se em tratamento e o médico lhe recomendou repouso do dia seis até o dia quinze. Por caridade não a escale nesse período, e reze por ela.',
      sets: off(ANA_LIMA, novSpan(6, 15)),
    },
    {
      says: 'Paz e bem. No último domingo do mês, à noite, seria muito do meu agrado que o Zé do Carmo distribuísse a Sagrada Comunhão, visto que completa dez anos de ministério. Agradeço penhorada.',
      sets: [put(ZE, nov(29, '19:00'))],
    },
    {
      says: 'Peço que a Joana seja dispensada da missa das oito horas do domingo, dia oito, pois estará com os pequeninos do catecismo, e que em seu lugar sirva dona Maria das Dores, que já consentiu. Fique com Deus.',
      sets: [...off(JOANA, nov(8, '08:00')), put(DORES, nov(8, '08:00'))],
    },
  ],
  'nun: follow-ups, November': [
    {
      says: [
        'Peço a bondade de não escalar o senhor Antônio no domingo, dia vinte e dois, porque fará uma viagem.',
        'Perdoe esta velha freira, minha filha, confundi-me: a viagem dele é no dia quinze, e não no dia vinte e dois.',
      ],
      sets: off(ANTONIO, nov(15)),
    },
    {
      says: [
        'Queira, por obséquio, pôr a Vera Lúcia na missa das três horas da tarde de São Judas Tadeu.',
        'E, se não for abusar da sua paciência, ponha também o João, para que lhe faça companhia.',
      ],
      sets: [put(VERA, nov(28, '15:00')), put(JOAO, nov(28, '15:00'))],
    },
    {
      says: [
        'Peço-lhe que a Ana não sirva no dia vinte e nove, pois irá visitar a mãe enferma.',
        'Refiro-me à Ana Lima, filha da dona Lourdes, que Deus a guarde.',
      ],
      sets: off(ANA_LIMA, nov(29)),
    },
    {
      says: 'Examinei com calma a proposta e está muito bem feita, minha filha; pode aplicá-la, com as bênçãos de Deus.',
      start: 'proposed',
      decides: 'accept',
    },
  ],
  'nun: questions and others, November': [
    {
      says: 'Poderia a senhora, por gentileza, dizer-me quem servirá na missa das oito horas do dia oito de novembro?',
      tells: ['Joana'],
    },
    {
      says: 'Desculpe incomodá-la a esta hora. Quais dos nossos irmãos ainda não responderam ao questionário deste mês?',
      tells: ['Conceição', 'Lúcio'],
    },
    {
      says: 'Teria a caridade de enviar uma mensagem à dona Conceição, lembrando-a de responder? Muito lhe agradeço.',
      asks: true,
      page: 'messages',
    },
    {
      says: 'O senhor João levou a imagem de São Judas ao restaurador e teremos de volta a nossa relíquia no dia vinte e sete, graças a Deus.',
    },
    {
      says: 'Minha filha, ponha a Ana na missa do Sagrado Coração de Jesus, que ela mo prometeu. Deus lhe pague.',
      asks: true,
      tells: ['Ana Souza', 'Ana Lima'],
    },
    {
      says: 'Já não é necessário conservar o senhor João e a Joana em missas diferentes, pois o mal-entendido se desfez, bendito seja Deus.',
      start: 'ruled',
      removes: [2],
    },
  ],
  'nun: rules, December': inDecember([
    {
      says: 'Caríssima coordenadora, na Missa do Galo peço que sirva dona Maria Helena, que fez esse propósito no seu retiro, e que lá esteja também o senhor Geraldo. Que o Menino Jesus a abençoe.',
      sets: [put(HELENA, dez(24, '20:00')), put(GERALDO, dez(24, '20:00'))],
    },
    {
      says: 'Na solenidade da Imaculada Conceição será conveniente termos seis ministros, porque o senhor bispo nos visitará. Agradeço muito a sua dedicação.',
      sets: [need(dez(8, '19:30'), 6)],
    },
    {
      says: 'O nosso querido Pedro Henrique estará em missão do dia dez ao dia dezoito de dezembro, e por isso peço que não o coloque em missa alguma nesses dias. Reze pela missão.',
      sets: off(PEDRO, dezSpan(10, 18)),
    },
    {
      says: 'Dona Terezinha anda com a vista fraca e não enxerga bem no escuro, de maneira que peço que a escale somente nas missas da manhã. Muito grata pela sua delicadeza.',
      sets: off(TEREZINHA, dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)),
    },
    {
      says: 'Na festa da Sagrada Família gostaria que servissem o senhor Francisco e sua esposa, dona Fátima, que celebram quarenta anos de matrimônio. Deus seja louvado.',
      sets: [put(FRANCISCO, dez(27, '08:00')), put(FATIMA, dez(27, '08:00'))],
    },
    {
      says: 'A senhora Neuza e a senhora Márcia são comadres e vêm no mesmo automóvel, por isso rogo que sirvam sempre juntas, e que Santa Luzia a ilumine.',
      sets: [duo(NEUZA, MARCIA)],
    },
    {
      says: 'No dia de Natal, em vez do Marcos, que passará a festa com os pais em Aparecida, queira pôr o senhor Paulo, por favor. Um santo Advento para a senhora.',
      sets: [...off(MARCOS, dez(25)), put(PAULO, dez(25, '10:00'))],
    },
    {
      says: 'Assim decidiu o conselho, e peço que se cumpra: cada ministro servirá, no máximo, quatro vezes em dezembro, porque todos têm família e ceia a preparar.',
      sets: [all(4)],
    },
    {
      says: 'O senhor Luiz Carlos vai operar a catarata e pediu dispensa de todas as missas a partir do dia catorze de dezembro. Conto com a sua compreensão e as suas orações.',
      sets: off(LUIZ, dezFrom(14)),
    },
    {
      says: 'À Bruna F. basta uma única missa neste mês, já que espera o primeiro filho, e não convém sobrecarregá-la. Obrigada, minha filha.',
      sets: [cap(BRUNA_F, 1)],
    },
    {
      says: 'Peço encarecidamente que a Rosa T. jamais sirva na mesma missa que a Rosa M., para a paz de ambas e da nossa comunidade.',
      sets: [split(ROSA_T, ROSA_M)],
    },
    {
      says: 'No terceiro domingo do Advento, dia treze, na missa das oito, ponha a Maria Aparecida, que há de vestir a túnica cor-de-rosa. Que alegria será!',
      sets: [put(APARECIDA, dez(13, '08:00'))],
    },
    {
      says: 'Na quinta-feira da novena de Natal a Luísa não poderá vir, por causa da formatura da neta, e na missa das dez do dia vinte tampouco. Perdoe o incômodo.',
      sets: off(LUISA, dez(17), dez(20, '10:00')),
    },
  ]),
  'nun: follow-ups, December': inDecember([
    {
      says: [
        'Queira pôr a dona Maria na missa de ação de graças do último dia do ano.',
        'A Maria do Socorro, minha filha, aquela que canta no coro.',
      ],
      sets: [put(SOCORRO, dez(31, '20:00'))],
    },
    {
      says: [
        'O senhor Francisco não poderá servir no domingo, dia vinte, pois viajará para ver os netos.',
        'Rogo-lhe que desconsidere o que eu disse do Francisco, porque a viagem ficou para janeiro.',
      ],
    },
    {
      says: [
        'Ponha, por favor, o senhor Benedito na missa vespertina do dia cinco.',
        'E igualmente na do dia doze, se não lhe pesar.',
      ],
      sets: [put(BENEDITO, dez(5, '19:00')), put(BENEDITO, dez(12, '19:00'))],
    },
  ]),
  'nun: questions and others, December': inDecember([
    {
      says: 'Saberia dizer-me, minha irmã, quantos ministros estão previstos para a Missa do Galo e quem já foi chamado?',
      tells: [['6', 'seis'], 'Luiz Carlos', 'Terezinha'],
    },
    {
      says: 'Em que dia servirá a nossa irmã Maria Helena, se não for indiscrição perguntar?',
      tells: ['20'],
    },
    {
      says: 'Desejo que o senhor Raimundo sirva na novena de Natal, que ele tanto ama. Deus a abençoe.',
      asks: true,
      tells: ['Raimundo'],
    },
    {
      says: 'Peço que a Rosa seja dispensada da missa do dia de Natal, pois tem a mãe acamada. Obrigada, querida.',
      asks: true,
      tells: ['Rosa M.', 'Rosa T.'],
    },
    {
      says: 'Quero somente agradecer-lhe pelo zelo com que cuida desta escala; rezarei um terço inteiro na sua intenção.',
    },
    {
      says: 'Não leio bem nesta telinha, minha filha. A senhora poderia imprimir-me a escala em letras grandes?',
      asks: true,
      page: 'print',
    },
  ]),
  'teacher: rules, November': [
    {
      says: 'Prezada coordenação,\n\nComunico que a ministra Ana Souza se ausentará da cidade entre os dias 14 e 23 de novembro, razão pela qual solicito que não seja escalada nesse intervalo.\n\nAtenciosamente,\nProf. Osvaldo',
      sets: off(ANA_SOUZA, novSpan(14, 23)),
    },
    {
      says: 'Venho, por meio desta, solicitar que o ministro João seja designado para a missa das 15h do dia 28, em honra a São Judas Tadeu.',
      sets: [put(JOAO, nov(28, '15:00'))],
    },
    {
      says: 'Solicito a ampliação do número de ministros da missa por cura e libertação, de três para cinco, tendo em vista a afluência verificada no mês passado.',
      sets: [need(nov(5, '19:30'), 5)],
    },
    {
      says: 'Informo que as senhoras Maria das Dores e Ana Lima, cunhadas, manifestaram o desejo de servir nas mesmas celebrações. Queira, por favor, atendê-las.',
      sets: [duo(DORES, ANA_LIMA)],
    },
    {
      says: 'Por motivos de ordem pessoal, que me dispenso de expor, rogo que os ministros Antônio e João não sejam escalados conjuntamente.',
      sets: [split(ANTONIO, JOAO)],
    },
    {
      says: 'O Sr. Zé do Carmo não deverá ser escalado na missa das crianças do dia 8, porquanto estará em viagem; permanece, todavia, disponível para o dia 29.',
      sets: off(ZE, nov(8, '10:00')),
    },
    {
      says: 'À vista de suas muitas ocupações, fixe-se em duas o número máximo de missas da Sra. Vera Lúcia no mês corrente.',
      sets: [cap(VERA, 2)],
    },
    {
      says: 'Peço a substituição da ministra Ana Lima, na missa das 7h do dia 28, pelo ministro Antônio, conforme acordo celebrado entre ambos.',
      sets: [...off(ANA_LIMA, nov(28, '07:00')), put(ANTONIO, nov(28, '07:00'))],
    },
    {
      says: 'Requeiro que a Sra. Íris seja escalada, se necessário, exclusivamente na missa das 8h do dia 8 de novembro, ficando dispensada das demais.',
      sets: off(IRIS, nov(8, '10:00'), nov(15), nov(28)),
      or: [[...off(IRIS, nov(8, '10:00'), nov(15), nov(28)), put(IRIS, nov(8, '08:00'))]],
    },
    {
      says: 'Encareço que nenhum ministro ultrapasse o total de duas missas na presente escala. Cordialmente, Osvaldo.',
      sets: [all(2)],
    },
    {
      says: 'Para a missa da primeira sexta-feira do mês, às 6h30, solicito a designação das ministras Vera Lúcia e Maria das Dores.',
      sets: [put(VERA, nov(6, '06:30')), put(DORES, nov(6, '06:30'))],
    },
    {
      says: 'Dispense-se o ministro João das celebrações noturnas deste mês, em virtude do curso que ora frequenta.',
      sets: off(JOAO, nov(5), nov(28, '19:30'), nov(29)),
    },
    {
      says: 'No que concerne à missa do dia 29: são necessários quatro ministros, e a Sra. Ana Souza deverá constar entre eles.',
      sets: [need(nov(29, '19:00'), 4), put(ANA_SOUZA, nov(29, '19:00'))],
    },
  ],
  'teacher: follow-ups, November': [
    {
      says: [
        'Solicito que a ministra Vera Lúcia não seja escalada no dia 22 de novembro.',
        'Retifico o teor de minha mensagem anterior: onde se lê Vera Lúcia, leia-se Maria das Dores.',
      ],
      sets: off(DORES, nov(22)),
    },
    {
      says: [
        'Solicito a inclusão do ministro João na celebração do dia 28.',
        'Refiro-me à celebração das 7 horas.',
      ],
      sets: [put(JOAO, nov(28, '07:00'))],
    },
    {
      says: [
        'Fica o ministro Antônio dispensado da missa do dia 22.',
        'Estenda-se a mesma dispensa à sua esposa, a Sra. Vera Lúcia.',
      ],
      sets: [...off(ANTONIO, nov(22)), ...off(VERA, nov(22))],
    },
  ],
  'teacher: questions and others, November': [
    {
      says: 'Indago quais ministros se declararam disponíveis para a missa do dia 22 de novembro.',
      tells: ['Ana Souza', 'Vera Lúcia', 'João', 'Antônio', 'Maria das Dores'],
    },
    {
      says: 'Queira informar a data e o horário em que a Sra. Ana Lima se encontra escalada.',
      tells: ['28', ['7h', '07:00', '7:00']],
    },
    {
      says: 'Solicito a revogação do limite geral de três missas por ministro, por já não se justificar.',
      start: 'ruled',
      removes: [1],
    },
    {
      says: 'Após detido exame, não posso concordar com a proposta apresentada. Peço que seja descartada.',
      start: 'proposed',
      decides: TURN_DOWN,
    },
    {
      says: 'Solicito a gentileza de transferir o horário da missa do dia 22 das 8h para as 9h.',
      asks: true,
      page: 'masses',
    },
    {
      says: 'Registro que o ministro Antônio proferiu, no domingo passado, excelente palestra sobre a Eucaristia.',
    },
    {
      says: 'Peço que se aumente o número de ministros da missa das 15h do dia 28, que me parece insuficiente.',
      asks: true,
    },
  ],
  'teacher: rules, December': inDecember([
    {
      says: 'Ilma. Sra. Coordenadora,\n\nCom meus cumprimentos, solicito que a ministra Maria do Socorro não conste da escala nos dias 24 e 25 de dezembro, por compromissos familiares.\n\nRespeitosamente,\nOsvaldo Teixeira',
      sets: off(SOCORRO, dez(24), dez(25)),
    },
    {
      says: 'Rogo que a missa de Natal conte com seis ministros, número que a experiência dos anos anteriores recomenda.',
      sets: [need(dez(25, '10:00'), 6)],
    },
    {
      says: 'Solicito que os ministros Luísa e Pedro Henrique, mãe e filho, sejam sempre escalados em conjunto.',
      sets: [duo(LUISA, PEDRO)],
    },
    {
      says: 'Recomendo, por prudência, que se evite escalar o Sr. Geraldo e o Sr. Benedito para a mesma celebração.',
      sets: [split(GERALDO, BENEDITO)],
    },
    {
      says: 'Pelo presente, designe-se a Sra. Fátima para a novena de Natal do dia 17, a pedido da própria.',
      sets: [put(FATIMA, dez(17, '19:30'))],
    },
    {
      says: 'O Sr. Paulo, que leciona aos sábados, não poderá servir nas missas vespertinas. Solicito que se lhe dispense o comparecimento.',
      sets: off(PAULO, dez(5), dez(12)),
    },
    {
      says: 'Solicito que, no dia 8, o ministro Geraldo seja substituído pelo ministro Luiz Carlos.',
      sets: [...off(GERALDO, dez(8)), put(LUIZ, dez(8, '19:30'))],
    },
    {
      says: 'Determine-se, por equidade, o máximo de três missas para cada ministro no mês de dezembro.',
      sets: [all(3)],
    },
    {
      says: 'A ministra Neuza comunicou-me que estará em viagem até o dia 12, inclusive. Peço, pois, que não seja escalada nesse período.',
      sets: off(NEUZA, dezUntil(12)),
    },
    {
      says: 'Proponho a seguinte permuta, já aceita por ambos: o Sr. Marcos, que está no dia 25, passa para o dia 13, às 8h; e o Sr. Francisco, que está no dia 13, passa para o dia 25.',
      sets: [
        ...off(MARCOS, dez(25)),
        put(MARCOS, dez(13, '08:00')),
        ...off(FRANCISCO, dez(13, '08:00')),
        put(FRANCISCO, dez(25, '10:00')),
      ],
    },
    {
      says: 'Limite-se a duas o número de missas da Sra. Maria Aparecida, cuja saúde inspira cuidados.',
      sets: [cap(APARECIDA, 2)],
    },
    {
      says: 'A Sra. Bruna M. prefere servir nas missas das 10h e solicita ser dispensada de todas as que se celebram às 8h.',
      sets: off(BRUNA_M, dez(6, '08:00'), dez(13, '08:00'), dez(20, '08:00'), dez(27, '08:00')),
    },
    {
      says: 'Para a celebração de ação de graças, no derradeiro dia do ano, solicito quatro ministros, entre os quais a Sra. Terezinha.',
      sets: [need(dez(31, '20:00'), 4), put(TEREZINHA, dez(31, '20:00'))],
    },
  ]),
  'teacher: follow-ups, December': inDecember([
    {
      says: [
        'Solicito que a ministra Rosa T. seja designada para a missa do dia 27.',
        'Por lapso, indiquei a Rosa T., quando me referia à Rosa M. Peço escusas pelo equívoco.',
      ],
      sets: [put(ROSA_M, dez(27, '08:00'))],
    },
    {
      says: [
        'Fixe-se em três o número máximo de missas do ministro Francisco.',
        'Reconsiderando, duas me parecem mais adequadas.',
      ],
      sets: [cap(FRANCISCO, 2)],
    },
    {
      says: [
        'Solicito a dispensa da Sra. Maria Helena na missa das 8h do dia 20.',
        'Para o lugar dela, indico a Sra. Luísa.',
      ],
      sets: [...off(HELENA, dez(20, '08:00')), put(LUISA, dez(20, '08:00'))],
    },
  ]),
  'teacher: questions and others, December': inDecember([
    {
      says: 'Queira informar quais ministros se encontram escalados para a solenidade da Imaculada Conceição.',
      tells: ['Rosa M.', 'Geraldo'],
    },
    {
      says: 'Gostaria de saber em que celebração se acha escalado o Sr. Marcos.',
      tells: ['25'],
    },
    {
      says: 'Solicito a designação da ministra Cláudia para a missa do dia 27 de dezembro.',
      asks: true,
      tells: ['Cláudia'],
    },
    {
      says: 'Peço que a Sra. Bruna seja designada para a missa de Natal.',
      asks: true,
      tells: ['Bruna F.', 'Bruna M.'],
    },
    {
      says: 'Consulto se seria possível atualizar o telefone da Sra. Neuza, que mudou de operadora.',
      asks: true,
      page: 'people',
    },
    {
      says: 'Declaro concluídas as minhas solicitações. Queira proceder à montagem da escala.',
      solves: true,
    },
    {
      says: 'Não estou solicitando que se retire o Sr. Marcos da missa de Natal; apenas louvo a sua disposição.',
    },
  ]),
  'father: rules, November': [
    {
      says: 'oi boa noite desculpa a hora cheguei agora do serviço olha o joão não vai conseguir na quinta agora tá de plantão tira ele de lá por favor',
      sets: off(JOAO, nov(5)),
    },
    {
      says: 'então o antônio falou comigo na porta da igreja que agora no domingo dia oito ele não vem tem o batizado do neto aí não escala ele não',
      sets: off(ANTONIO, nov(8)),
    },
    {
      says: 'bota a dona vera na missa das sete da manhã do dia vinte e oito porque ela mora ali do lado e não precisa de carona',
      sets: [put(VERA, nov(28, '07:00'))],
    },
    {
      says: 'no dia vinte e nove de noite bota três pessoas que dois não dá conta não aquilo enche',
      sets: [need(nov(29, '19:00'), 3)],
    },
    {
      says: 'eu queria que a maria das dores ficasse só com as missas de domingo que na semana e no sábado ela cuida dos meninos da filha',
      sets: off(DORES, nov(5), nov(6), nov(28)),
    },
    {
      says: 'a ana lima e a ana souza dá pra deixar sempre juntas elas são primas e eu levo as duas no mesmo carro',
      sets: [duo(ANA_LIMA, ANA_SOUZA)],
    },
    {
      says: 'ah e não põe o zé do carmo com o joão na mesma missa não que um fica esperando o outro fazer e ninguém faz nada',
      sets: [split(ZE, JOAO)],
    },
    {
      says: 'olha a joana pediu pra sair da missa das oito do dia oito e no mês inteiro ela só consegue uma missa tá bom',
      sets: [...off(JOANA, nov(8, '08:00')), cap(JOANA, 1)],
    },
    {
      says: 'o lúcio quebrou o braço jogando bola com os meninos esse mês ele não vai servir em missa nenhuma tá',
      sets: off(LUCIO),
    },
    {
      says: 'do dia vinte em diante não conta com o antônio que ele vai pra praia com a família sortudo ele',
      sets: off(ANTONIO, novFrom(20)),
    },
    {
      says: 'bota o joão e a ana souza na missa das três da tarde do são judas os dois já falaram que tá certo',
      sets: [put(JOAO, nov(28, '15:00')), put(ANA_SOUZA, nov(28, '15:00'))],
    },
    {
      says: 'na missa das crianças dia oito tem que ser quatro pessoas pode colocar quatro lá que é muita criança correndo',
      sets: [need(nov(8, '10:00'), 4)],
    },
    {
      says: 'ninguém mais que duas missas cada um tá o pessoal tá cansado e eu nem se fala',
      sets: [all(2)],
    },
  ],
  'father: follow-ups, November': [
    {
      says: [
        'tira a vera do dia vinte e dois que ela tem um almoço da família',
        'não peraí é a ana souza que tem o almoço a vera pode normal',
      ],
      sets: off(ANA_SOUZA, nov(22)),
    },
    {
      says: ['o joão não pode no dia quinze', 'e no vinte e dois ele também não pode acabei de lembrar'],
      sets: off(JOAO, nov(15), nov(22)),
    },
    {
      says: [
        'coloca a dona vera na quinta da cura',
        'ixe não deixa quieto ela acabou de mandar áudio que não vai',
      ],
      or: [off(VERA, nov(5))],
    },
  ],
  'father: questions and others, November': [
    { says: 'me fala quem que tá no dia quinze que eu esqueci', tells: ['João'] },
    { says: 'o sebastião tá em alguma missa esse mês ou não respondeu ainda', tells: ['Sebastião'] },
    {
      says: 'bota a conceição no domingo dia vinte e dois ela sempre vem mesmo',
      asks: true,
      tells: ['Conceição'],
    },
    {
      says: 'tem como você mandar essa escala no grupo do zap pra mim que eu tô dirigindo',
      asks: true,
      page: 'messages',
    },
    {
      says: 'coloca o joão no dia oito que ele pediu',
      asks: true,
      tells: [
        ['8h', '08:00', '8:00'],
        ['10h', '10:00'],
      ],
    },
    {
      says: 'cara o antônio veio aqui em casa ontem comeu tudo e ainda reclamou da escala do ano passado',
    },
    { says: 'tá bom já falei tudo monta aí a escala que eu vou dormir', solves: true },
  ],
  'father: rules, December': inDecember([
    {
      says: 'oi então no dia seis a bruna f não vai poder ir na missa da catequese a menina dela tá com catapora coloca a luísa no lugar',
      sets: [...off(BRUNA_F, dez(6, '10:00')), put(LUISA, dez(6, '10:00'))],
      or: [[...off(BRUNA_F, dez(6)), put(LUISA, dez(6, '10:00'))]],
    },
    {
      says: 'na missa do galo coloca oito pessoas que ano passado com seis foi um sufoco',
      sets: [need(dez(24, '20:00'), 8)],
    },
    {
      says: 'o geraldo não pode de noite nenhuma vez esse mês ele tá trabalhando de vigia',
      sets: off(GERALDO, dez(5), dez(8), dez(12), dez(17), dez(24), dez(31)),
    },
    {
      says: 'põe o pedro henrique no natal e o marcos deixa lá também',
      sets: [put(PEDRO, dez(25, '10:00'))],
      or: [[put(PEDRO, dez(25, '10:00')), put(MARCOS, dez(25, '10:00'))]],
    },
    {
      says: 'a neuza e o paulo são casados então sempre os dois na mesma missa senão um fica em casa esperando o outro',
      sets: [duo(NEUZA, PAULO)],
    },
    {
      says: 'olha a márcia só três missas no mês que ela tá com as crianças de férias',
      sets: [cap(MARCIA, 3)],
    },
    {
      says: 'não coloca a fátima e a terezinha na mesma missa porque uma das duas tem que ficar com a mãe delas',
      sets: [split(FATIMA, TEREZINHA)],
    },
    {
      says: 'o francisco vai tá fora do dia onze até o dia vinte pode tirar ele de tudo nesses dias',
      sets: off(FRANCISCO, dezSpan(11, 20)),
    },
    {
      says: 'a maria josé avisou que dezembro não dá pra ela nenhuma missa a mãe tá internada',
      sets: off(MARIA_JOSE),
    },
    {
      says: 'no dia trinta e um bota eu não bota o benedito e o luiz carlos que eles moram perto e não vão viajar',
      sets: [put(BENEDITO, dez(31, '20:00')), put(LUIZ, dez(31, '20:00'))],
    },
    {
      says: 'a rosa t pode tudo menos a véspera de natal que ela que faz a ceia',
      sets: off(ROSA_T, dez(24)),
    },
    {
      says: 'no domingo dia treze a missa das dez precisa de três ministros e põe a maria helena nela',
      sets: [need(dez(13, '10:00'), 3), put(HELENA, dez(13, '10:00'))],
    },
    {
      says: 'o luiz carlos toca violão na missa das oito todo domingo então não põe ele de ministro nessas não',
      sets: off(LUIZ, dez(6, '08:00'), dez(13, '08:00'), dez(20, '08:00'), dez(27, '08:00')),
    },
  ]),
  'father: follow-ups, December': inDecember([
    {
      says: ['tira o paulo do dia cinco', 'e bota o luiz carlos no lugar dele'],
      sets: [...off(PAULO, dez(5)), put(LUIZ, dez(5, '19:00'))],
    },
    {
      says: ['a rosa não vai poder no dia vinte e sete', 'a m a rosa m'],
      sets: off(ROSA_M, dez(27)),
    },
    {
      says: ['no dia doze coloca quatro ministros', 'não quatro não três tá bom'],
      sets: [need(dez(12, '19:00'), 3)],
    },
    {
      says: [
        'o benedito não pode no domingo dia vinte',
        'quer dizer de manhã cedo ele não pode às dez ele pode',
      ],
      sets: off(BENEDITO, dez(20, '08:00')),
    },
  ]),
  'father: questions and others, December': inDecember([
    { says: 'quem tá na missa do dia cinco à noite mesmo', tells: ['Paulo', 'Neuza'] },
    { says: 'o francisco tá escalado que dia', tells: ['13'] },
    {
      says: 'a maria vai na missa do natal pode por ela',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    {
      says: 'põe o raimundo no dia vinte às oito ele tá com saudade de servir',
      asks: true,
      tells: ['Raimundo'],
    },
    { says: 'esqueci minha senha do sistema de novo você consegue ver pra mim', asks: true, page: 'account' },
    { says: 'tô pensando se a luísa aguenta três missas em dezembro não sei vou conversar com ela primeiro' },
  ]),
  'young woman: rules, November': [
    { says: 'oii tira o joão do dia 15 pfv ele vai tá em sp no show', sets: off(JOAO, nov(15)) },
    {
      says: 'miga bota a vera na de quinta 19h30 q ela confirmou agr no zap',
      sets: [put(VERA, nov(5, '19:30'))],
    },
    {
      says: 'gnt p ana lima n vai rolar dia 22 nem 29, tá viajando c o boy',
      sets: off(ANA_LIMA, nov(22), nov(29)),
    },
    { says: 'coloca no max 2 missa pra dona dores q ela tá exausta tadinha', sets: [cap(DORES, 2)] },
    {
      says: 'sei lá oq rolou mas o antônio e a joana tretaram feio, n bota eles na msm missa nem a pau',
      sets: [split(ANTONIO, JOANA)],
    },
    {
      says: 'a íris só topa missa de manhã blz? de tarde e de noite nem chama',
      sets: off(IRIS, nov(5), nov(28, '15:00'), nov(28, '19:30'), nov(29)),
    },
    {
      says: 'são judas da noite tem q ter 5 ministros pq vai lotaaar',
      sets: [need(nov(28, '19:30'), 5)],
    },
    {
      says: 'troca o joão do dia 15 pela ana souza, ele amarelou kkkk',
      sets: [...off(JOAO, nov(15)), put(ANA_SOUZA, nov(15, '08:00'))],
    },
    {
      says: 'sextou cedo dms pra vera 😅 tira ela das 6h30 e põe a maria das dores',
      sets: [...off(VERA, nov(6)), put(DORES, nov(6, '06:30'))],
    },
    { says: 'antonio dps do dia 20 esquece tá, férias merecidas rs', sets: off(ANTONIO, novFrom(21)) },
    { says: 'ana souza e zé do carmo sempre jts pfvr q é mãe e filho', sets: [duo(ANA_SOUZA, ZE)] },
    {
      says: 'joão tá on p missa das 15h do dia 28 e p de domingo 29, pode botar nas 2',
      sets: [put(JOAO, nov(28, '15:00')), put(JOAO, nov(29, '19:00'))],
    },
    { says: 'ngm mais de 3x esse mês pelamor, sos', sets: [all(3)] },
  ],
  'young woman: follow-ups, November': [
    {
      says: ['tira a dores do dia 8 pfv', 'ops dia 22*, foi mal'],
      sets: off(DORES, nov(22)),
    },
    {
      says: ['bota a ana na missa das crianças dia 8', 'a lima né, a outra n pode kk'],
      sets: [put(ANA_LIMA, nov(8, '10:00'))],
    },
    {
      says: ['antonio no max 3 missas', 'e a vera tb, msm coisa'],
      sets: [cap(ANTONIO, 3), cap(VERA, 3)],
    },
    { says: 'amei a proposta, ficou top!! pode aplicar 🙌', start: 'proposed', decides: 'accept' },
    { says: 'aff n ficou legal n, desfaz isso q vc aplicou', start: 'accepted', decides: 'undo' },
  ],
  'young woman: questions and others, November': [
    { says: 'qm tá na missa das 7 do dia 28??', tells: ['Ana Lima'] },
    { says: 'migs qts vezes o joão tá na escala?', tells: [['2', 'duas']] },
    {
      says: 'põe o sebastião na de sexta cedinho, ele me deve uma kkk',
      asks: true,
      tells: ['Sebastião'],
    },
    { says: 'tira o joão do dia 15 rapidao', start: 'published', asks: true, page: 'publication' },
    { says: 'kkkkk o antonio caiu da escada da sacristia ontem, tá bem mas q susto' },
    {
      says: 'a regra de 3 ministros nas 15h do são judas pode tirar, n precisa mais',
      start: 'ruled',
      removes: [3],
    },
  ],
  'young woman: rules, December': inDecember([
    {
      says: 'bruna m off no dia 24 e 25 q ela vai pra casa da sogra 🙄',
      sets: off(BRUNA_M, dez(24), dez(25)),
    },
    { says: 'pedro henrique tá super afim do galo, bota ele lá', sets: [put(PEDRO, dez(24, '20:00'))] },
    {
      says: 'neuza surtou q dia 5 n dá, bota a fátima no lugar dela plss',
      sets: [...off(NEUZA, dez(5)), put(FATIMA, dez(5, '19:00'))],
    },
    { says: 'rosa m e bruna f sempre na msm missa tá, são bffs', sets: [duo(ROSA_M, BRUNA_F)] },
    { says: 'marcos e a luísa terminaram 💔 evita botar os 2 jts na missa', sets: [split(MARCOS, LUISA)] },
    { says: 'imaculada precisa de 5 ministros vdd? bota 5 então, fechou', sets: [need(dez(8, '19:30'), 5)] },
    {
      says: 'o paulo só consegue de domingo, td o resto tira ele pq tá fazendo hora extra',
      sets: off(PAULO, dez(5), dez(8), dez(12), dez(17), dez(24), dez(25), dez(31)),
    },
    {
      says: 'terezinha vai viajar dia 18 e só volta em janeiro, n escala ela a partir daí',
      sets: off(TEREZINHA, dezFrom(18)),
    },
    { says: 'poe 4 missas de teto p todo mundo em dez, pode ser?', sets: [all(4)] },
    {
      says: 'francisco n acorda cedo nem com reza kkk tira ele das 8h da manhã do mês td',
      sets: off(FRANCISCO, dez(6, '08:00'), dez(13, '08:00'), dez(20, '08:00'), dez(27, '08:00')),
    },
    { says: 'márcia uma missa só e olhe lá, tá de tcc', sets: [cap(MARCIA, 1)] },
    {
      says: 'dia 31 bota a maria do socorro e a rosa t, elas vão virar o ano por aqui msm',
      sets: [put(SOCORRO, dez(31, '20:00')), put(ROSA_T, dez(31, '20:00'))],
    },
    {
      says: 'tipo assim, o luiz carlos na novena n vai dar, e o geraldo tb n na imaculada',
      sets: [...off(LUIZ, dez(17)), ...off(GERALDO, dez(8))],
    },
  ]),
  'young woman: follow-ups, December': inDecember([
    {
      says: ['a bruna n pode dia 13', 'a f, desculpa kk'],
      sets: off(BRUNA_F, dez(13)),
    },
    {
      says: ['bota o benedito dia 27', 'esquece, ele disse q n quer mais'],
      or: [off(BENEDITO, dez(27))],
    },
    {
      says: ['poe a helena dia 12', 'e no dia 17 tb, ela tá animada'],
      sets: [put(HELENA, dez(12, '19:00')), put(HELENA, dez(17, '19:30'))],
    },
  ]),
  'young woman: questions and others, December': inDecember([
    { says: 'qm falta responder o questionario de dez?', tells: ['Maria José'] },
    { says: 'a terezinha tá em qual missa msm?', tells: ['24'] },
    { says: 'bota a claudia no dia 6 as 8 plis', asks: true, tells: ['Cláudia'] },
    {
      says: 'a maria n vai dia 20 tá',
      asks: true,
      tells: ['Maria Aparecida', 'Maria do Socorro', 'Maria Helena'],
    },
    { says: 'consegue fazer a escala de janeiro já?', asks: true, page: 'schedules' },
    { says: 'bota mais gente no dia 27 pq sim', asks: true },
    { says: 'n é pra tirar a rosa m do dia 8 hein, só tô comentando q ela tá gripada' },
  ]),
};
