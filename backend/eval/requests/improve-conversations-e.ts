/** Conversations as they happen, and single messages, by an author who had not seen the assistant: part E. */
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
  LUISA,
  LUIZ,
  MARCIA,
  MARCOS,
  need,
  NEUZA,
  nov,
  novUntil,
  off,
  PAULO,
  PEDRO,
  put,
  ROSA_M,
  ROSA_T,
  SOCORRO,
  split,
  TEREZINHA,
  VERA,
  ZE,
  type Requests,
} from './shape.ts';

export const CONVERSATIONS_E: Requests = {
  'b talk: corrected': [
    {
      says: [
        'Rogo que se incluam quatro ministros na missa por cura e libertação.',
        'Houve lapso de minha parte: são cinco.',
        'Queira confirmar quantos ficaram, por gentileza.',
      ],
      sets: [need(nov(5, '19:30'), 5)],
      tells: [['5', 'cinco']],
    },
    {
      says: ['antonio n vai 22', 'era pra escrever 29 kkk', 'no 22 ele ta de boa'],
      sets: off(ANTONIO, nov(29)),
    },
    {
      says: [
        'anota aí que a maria das dores vai servir no dia seis',
        'ai falei o nome errado quem vai servir é a vera',
      ],
      sets: [put(VERA, nov(6, '06:30'))],
      or: [[put(VERA, nov(6, '06:30')), ...off(DORES, nov(6))]],
    },
    {
      says: ['o Zé e a Iris tem q fcar longe um do otro', 'o Zé nao, o João'],
      sets: [split(JOAO, IRIS)],
    },
    {
      says: ['limita tds em 3', 'nao tds, so o joao', 'e a vera em 2'],
      sets: [cap(JOAO, 3), cap(VERA, 2)],
    },
    {
      says: [
        'O João não vem no dia 15, que vai ao batizado da afilhada.',
        'Ou era no dia 22 o batizado? Deixa eu olhar o convite.',
        'É no 22 mesmo, olha só. No 15 ele vem.',
      ],
      sets: off(JOAO, nov(22)),
      or: [[...off(JOAO, nov(22)), put(JOAO, nov(15, '08:00'))]],
    },
    {
      says: ['Antônio na primeira missa de São Judas.', 'Antônio, não. João. E na última.'],
      sets: [put(JOAO, nov(28, '19:30'))],
      or: [[put(JOAO, nov(28, '19:30')), ...off(ANTONIO, nov(28, '07:00'))]],
    },
  ],
  'b talk: corrected, December': inDecember([
    {
      says: [
        'Meu bem, põe o Luiz Carlos na Sagrada Família, que ele faz bodas.',
        'Não, criatura, quem faz bodas é o Geraldo! É ele que vai.',
      ],
      sets: [put(GERALDO, dez(27, '08:00'))],
      or: [[put(GERALDO, dez(27, '08:00')), ...off(LUIZ, dez(27))]],
    },
    {
      says: [
        'Luísa só aguenta quatro missa, viu, meu rei',
        'Vixe, disse demais, é duas',
        'E pra Socorro, a mesma conta',
      ],
      sets: [cap(LUISA, 2), cap(SOCORRO, 2)],
    },
    {
      says: [
        'Cê num marca a Fátima no dia 6 não',
        'É só a das dez que ela num pode, a das oito tá de boa',
        'Brigado, sô',
      ],
      sets: off(FATIMA, dez(6, '10:00')),
    },
    {
      says: [
        'Bruna F. e Márcia sempre na mesma missa.',
        'Ao contrário: nunca na mesma.',
        'Pronto, que o sino já tocou.',
      ],
      sets: [split(BRUNA_F, MARCIA)],
    },
    {
      says: [
        'Peço excluir a senhora Terezinha da celebração do dia 24.',
        'A exclusão refere-se, em verdade, à senhora Maria Helena.',
        'Grata pela compreensão.',
      ],
      sets: off(HELENA, dez(24)),
    },
    {
      says: [
        'bota cinco ministros no dia dezessete',
        'cinco no dia dezessete não cinco no dia trinta e um',
        'ah e no dia vinte e sete quatro',
      ],
      sets: [need(dez(31, '20:00'), 5), need(dez(27, '08:00'), 4)],
    },
    {
      says: ['tria o Marcos do dia 20', 'nao é tirar é por, na das 10'],
      sets: [put(MARCOS, dez(20, '10:00'))],
    },
  ]),
  'b talk: more': [
    {
      says: [
        'o joão descansa no dia quinze',
        'o antônio pode descansar junto',
        'me enganei o antônio descansa é no vinte e dois',
      ],
      sets: [...off(JOAO, nov(15)), ...off(ANTONIO, nov(22))],
    },
    {
      says: ['a Ana Lima so serve 2 veses', 'ah e a Ana Souza tabem'],
      sets: [cap(ANA_LIMA, 2), cap(ANA_SOUZA, 2)],
    },
    {
      says: [
        'Num chame Dores no 22, ela vai pra Caruaru',
        'Nem no 28, que ela ainda num voltou',
        'Valeu, meu patrão',
      ],
      sets: off(DORES, nov(22), nov(28)),
    },
    {
      says: ['Na sexta, sem João.', 'E sem Vera.', 'Aliás, João vem. Só sem Vera.'],
      sets: off(VERA, nov(6)),
      or: [[...off(VERA, nov(6)), put(JOAO, nov(6, '06:30'))]],
    },
  ],
  'b talk: more, December': inDecember([
    {
      says: [
        'A senhora Maria Aparecida não estará disponível em 6 de dezembro.',
        'Idêntica situação verifica-se em 20 de dezembro.',
        'No dia 20, porém, apenas a missa das 8h lhe é impossível.',
      ],
      sets: off(APARECIDA, dez(6), dez(20, '08:00')),
    },
    {
      says: ['poe paulo na missa do dia 12', '+ a rosa m', 'e marcos'],
      sets: [put(PAULO, dez(12, '19:00')), put(ROSA_M, dez(12, '19:00')), put(MARCOS, dez(12, '19:00'))],
    },
    {
      says: [
        'A missa da Imaculada tem que ter cinco, que é a padroeira da minha rua.',
        'E no Natal põe cinco também, senão a fila vai até a praça.',
      ],
      sets: [need(dez(8, '19:30'), 5), need(dez(25, '10:00'), 5)],
    },
    {
      says: [
        'O Francisco mais o Benedito é unha e carne, deixa os dois junto',
        'A Bruna M. e a Fátima é outra dupla assim',
        'Bão demais, Deus ajuda ocês',
      ],
      sets: [duo(FRANCISCO, BENEDITO), duo(BRUNA_M, FATIMA)],
    },
    {
      says: [
        'A Luísa vai viajar do dia 18 ao dia 26, não a escale.',
        'O Pedro Henrique também vai nessa viagem.',
        'A Socorro, não: ela fica e pode servir.',
        'Era tudo, fique com Deus.',
      ],
      sets: [...off(LUISA, dezSpan(18, 26)), ...off(PEDRO, dezSpan(18, 26))],
    },
  ]),
  'b talk: exception': [
    {
      says: ['ana souza n pode depois do dia 10', 'so dia 29 ela consegue', 'nos outros ta viajando'],
      sets: off(ANA_SOUZA, nov(15), nov(22), nov(28)),
    },
    {
      says: [
        'O João esse mês está de repouso, o médico proibiu de ficar em pé, então nada de missa pra ele.',
        'Mas no último domingo ele já vai estar bom, nesse pode.',
      ],
      sets: off(JOAO, nov(5), nov(6), nov(8), nov(15), nov(22), nov(28)),
    },
    {
      says: [
        'No dia 28 o João num serve hora nenhuma',
        'Bão, na das três da tarde até dá, as otra não',
        'Então já bota ele nessa das três',
      ],
      sets: [...off(JOAO, nov(28, '07:00'), nov(28, '19:30')), put(JOAO, nov(28, '15:00'))],
    },
    {
      says: ['Antônio dispensado aos domingos.', 'Exceto o próximo.'],
      sets: off(ANTONIO, nov(15), nov(22), nov(29)),
    },
  ],
  'b talk: exception, December': inDecember([
    {
      says: [
        'Nenhum ministro deverá exceder duas celebrações no mês.',
        'Ressalva-se o senhor Geraldo, a quem se permitem quatro.',
        'Cordialmente agradeço.',
      ],
      sets: [all(2), cap(GERALDO, 4)],
    },
    {
      says: ['não coloca o paulo em sábado nenhum', 'quer dizer no dia doze pode'],
      sets: off(PAULO, dez(5)),
    },
    {
      says: ['a Neuza nao quer sevir de noite', 'a unica noit q pode é a do dia 24'],
      sets: off(NEUZA, dez(5), dez(8), dez(12), dez(17), dez(31)),
    },
    {
      says: ['Terezinha num vai em missa de dez hora, não', 'Tirante a do Natal, que ela num perde'],
      sets: off(TEREZINHA, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')),
      or: [
        [
          ...off(TEREZINHA, dez(6, '10:00'), dez(13, '10:00'), dez(20, '10:00')),
          put(TEREZINHA, dez(25, '10:00')),
        ],
      ],
    },
  ]),
  'b talk: taken back': [
    {
      says: [
        'Registre-se que Vera Lúcia e Ana Lima não devem servir na mesma missa.',
        'Por ora, solicito tornar sem efeito esse registro.',
      ],
    },
    {
      says: ['põe a Vera no dia 22 e o Antonio no 29', 'cancea a Vera'],
      sets: [put(ANTONIO, nov(29, '19:00'))],
      or: [[put(ANTONIO, nov(29, '19:00')), ...off(VERA, nov(22))]],
    },
    {
      start: 'ruled',
      says: [
        'Aquele limite de três missas para todo mundo, pode tirar, que o povo reclamou.',
        'Só que o de deixar o João longe da Joana continua, hein?',
      ],
      removes: [1],
    },
    {
      says: ['Num põe o Zé com a Dores não', 'Nem com a Joana', 'Com a Dores num tem problema, pensando bem'],
      sets: [split(ZE, JOANA)],
    },
    {
      says: [
        'Dê folga à Dores no dia 22',
        'E no 29',
        'E pro João nesses dois dias também',
        'Ih, o 29 da Dores volta atrás, ela quer servir',
      ],
      sets: [...off(DORES, nov(22)), ...off(JOAO, nov(22), nov(29))],
      or: [[...off(DORES, nov(22)), ...off(JOAO, nov(22), nov(29)), put(DORES, nov(29, '19:00'))]],
    },
  ],
  'b talk: taken back, December': inDecember([
    {
      says: ['tira bruna m do dia 6, 13 e 20', 'dia 13 ela pode, foi mal', 'ah e dia 27 n da pra ela tb'],
      sets: off(BRUNA_M, dez(6), dez(20), dez(27)),
    },
    {
      says: [
        'coloca seis ministros na imaculada e seis no natal',
        'no natal deixa como era',
        'e na imaculada pensando bem cinco',
      ],
      sets: [need(dez(8, '19:30'), 5)],
    },
    {
      says: [
        'Marcos, Geraldo e Paulo tão fora do 31, vão pra praia',
        'Geraldo desistiu da praia, pode tirar ele dessa conta',
        'E bote ele na missa desse dia mermo',
      ],
      sets: [...off(MARCOS, dez(31)), ...off(PAULO, dez(31)), put(GERALDO, dez(31, '20:00'))],
    },
    { says: ['Luiz Carlos no 17.', 'Risque isso.'] },
  ]),
  'b talk: answered round about': [
    {
      says: [
        'Incluam o ministro João no dia 8.',
        'Na celebração de horário mais cedo, por obséquio.',
        'Acrescentem nessa mesma celebração a Maria das Dores.',
      ],
      sets: [put(JOAO, nov(8, '08:00')), put(DORES, nov(8, '08:00'))],
    },
    {
      says: ['a ana so 2 vezes', 'a que nao é a Souza, ora', 'e a Souza 3 entao'],
      sets: [cap(ANA_LIMA, 2), cap(ANA_SOUZA, 3)],
    },
    {
      says: [
        'Põe a Vera no dia de São Judas, que ela é devota desde moça.',
        'Ela prefere a do meio, depois do almoço.',
        'Minha mãe também era devota dele, sabia?',
      ],
      sets: [put(VERA, nov(28, '15:00'))],
    },
    {
      says: ['a joana e a ana não podem servir juntas', 'essa do sobrenome souza', 'isso'],
      sets: [split(JOANA, ANA_SOUZA)],
    },
    {
      says: ['preciso tirar uma pessoa de uma missa', 'a Vera', 'dia 22', 'valeu'],
      sets: off(VERA, nov(22)),
    },
  ],
  'b talk: answered round about, December': inDecember([
    {
      says: ['bruna fora dia 8', 'a q ta no dia 6', 'e dia 25 tb ela'],
      sets: off(BRUNA_F, dez(8), dez(25)),
    },
    {
      says: ['a maria não vai na missa do galo', 'a que tem helena no nome', 'é que ela dorme cedo'],
      sets: off(HELENA, dez(24)),
    },
    {
      says: ['Bote Rosa na novena', 'Qualquer uma das duas serve, tanto faz'],
      asks: true,
      or: [[put(ROSA_M, dez(17, '19:30'))], [put(ROSA_T, dez(17, '19:30'))]],
    },
    {
      says: [
        'Põe o Benedito no dia 20',
        'Naquela da meninada da catequese, uai',
        'Não, sabe o que é? Põe na das oito, que ele acorda cedo',
      ],
      sets: [put(BENEDITO, dez(20, '08:00'))],
    },
    {
      says: ['Rosa, máximo duas.', 'A M. não; a outra.'],
      sets: [cap(ROSA_T, 2)],
    },
  ]),
  'b talk: mind changed': [
    {
      says: [
        'tira o joão do dia vinte e nove',
        'não faz assim em vez dele tira a ana souza',
        'pronto era isso que eu queria',
      ],
      sets: off(ANA_SOUZA, nov(29)),
    },
    {
      says: ['Antônio fica com o 22', 'Ôxe, mudei de ideia, dê o 22 a João'],
      sets: [put(JOAO, nov(22, '08:00'))],
      or: [[put(JOAO, nov(22, '08:00')), ...off(ANTONIO, nov(22))]],
    },
    {
      says: ['Máximo três por pessoa.', 'Duas.', 'Não, três mesmo.'],
      sets: [all(3)],
    },
  ],
  'b talk: mind changed, December': inDecember([
    {
      says: [
        'Determino que a missa do dia 27 conte com quatro ministros.',
        'Reconsiderei: três são suficientes.',
      ],
      sets: [need(dez(27, '08:00'), 3)],
    },
    { says: ['neuza e terezinha sempre jts', 'hmm melhor nao'] },
    { says: ['Luiz Carlos max 2 missas', 'nao, dexa ele sem limte'] },
    {
      says: [
        'Vamos deixar a Fátima no dia 25, ela adora o presépio.',
        'Se bem que ela cozinha pra família toda... passa pro dia 27.',
        'Isso, no 27 ela fica sossegada.',
      ],
      sets: [put(FATIMA, dez(27, '08:00'))],
      or: [[put(FATIMA, dez(27, '08:00')), ...off(FATIMA, dez(25))]],
    },
  ]),
  'b talk: something beside it': [
    {
      says: [
        'Olá! Paz e bem.',
        'A Ana Lima pediu dispensa da missa do dia 6.',
        'O dia 6 cai em que dia da semana, mesmo?',
      ],
      sets: off(ANA_LIMA, nov(6)),
      tells: ['sexta'],
    },
    {
      says: ['Ô, o Antônio num vem no 29, viu', 'É o aniversário da muié dele, tadim'],
      sets: off(ANTONIO, nov(29)),
    },
    {
      says: ['Bote João dia 8', 'Peraí, chegou o carteiro', 'Bora lá: é na das criança'],
      sets: [put(JOAO, nov(8, '10:00'))],
    },
  ],
  'b talk: something beside it, December': inDecember([
    {
      says: ['paulo e pedro separados pfv', 'perai q o gato derrubou o vaso'],
      sets: [split(PAULO, PEDRO)],
    },
    {
      says: [
        'Sabe que eu fui ministra trinta anos? Naquele tempo era tudo no caderno.',
        'Anota pra mim: o Francisco não vai no dia 5.',
        'Meu joelho hoje está que não me aguento.',
      ],
      sets: off(FRANCISCO, dez(5)),
    },
    {
      says: [
        'Natal com seis.',
        'Já volto, há um batizado me esperando.',
        'Onde parei? Ah: Benedito, no máximo duas.',
      ],
      sets: [need(dez(25, '10:00'), 6), cap(BENEDITO, 2)],
    },
  ]),
  'b talk: in doubt': [
    {
      says: ['sera q ponho o joao no 22?', 'po, vou por sim', 'se ele reclamar depois eu vejo kkk'],
      sets: [put(JOAO, nov(22, '08:00'))],
    },
    {
      says: ['talvez o antônio não possa no dia oito vou perguntar pra ele', 'perguntei não pode mesmo'],
      sets: off(ANTONIO, nov(8)),
    },
    { says: ['Vera e Dores separadas? Não sei.', 'Não. Deixe como está.'] },
  ],
  'b talk: in doubt, December': inDecember([
    {
      says: [
        'Rosa T. não serve no Natal.',
        'Quem sabe eu tire a Bruna M. também... depois resolvo.',
        'Resolvido, a Bruna M. permanece.',
      ],
      sets: off(ROSA_T, dez(25)),
      or: [[...off(ROSA_T, dez(25)), put(BRUNA_M, dez(25, '10:00'))]],
    },
    {
      says: ['Tira a Bruna F. do dia 13.', 'Estou em dúvida se tiro também a Bruna M., elas são primas.'],
      sets: off(BRUNA_F, dez(13)),
      asks: true,
      or: [off(BRUNA_F, dez(13))],
    },
  ]),
  'b talk: a question between': [
    {
      says: [
        'A Ana Lima está em qual missa do dia 28?',
        'Sendo assim, substituam-na por João.',
        'Perfeito. Paz de Cristo.',
      ],
      sets: [...off(ANA_LIMA, nov(28, '07:00')), put(JOAO, nov(28, '07:00'))],
    },
    {
      says: ['poe o Antonio no dia 5', 'quantos vao nessa msisa?', 'entao poe o João tb', 'obigada!'],
      sets: [put(ANTONIO, nov(5, '19:30')), put(JOAO, nov(5, '19:30'))],
    },
    {
      says: ['Que dia é a missa das criança desse mês ainda?', 'Tire a Íris dela'],
      sets: off(IRIS, nov(8, '10:00')),
    },
  ],
  'b talk: a question between, December': inDecember([
    {
      says: ['quem ta na missa do dia 5?', 'tira os dois', 'dxa a neuza, tira so o paulo'],
      sets: off(PAULO, dez(5)),
    },
    {
      says: ['será que a márcia pode no dia oito', 'ah então vai a luísa'],
      sets: [put(LUISA, dez(8, '19:30'))],
    },
    {
      says: [
        'A Neuza está cansada, quero que sirva pouco.',
        'Quantas vezes ela já está na escala?',
        'Pois então, no máximo duas.',
      ],
      sets: [cap(NEUZA, 2)],
    },
    {
      says: [
        'O Geraldo e a Rosa M. num combina, separa',
        'Eles tão junto em algum dia?',
        'Credo, então tira ele desse',
      ],
      sets: [split(GERALDO, ROSA_M), ...off(GERALDO, dez(8))],
    },
  ]),
  'b single: an order': [
    {
      says: 'Venho solicitar que Maria das Dores e Vera Lúcia sejam escaladas conjuntamente.',
      sets: [duo(DORES, VERA)],
    },
    {
      says: 'add o antonio na missa de cura, dia 5',
      sets: [put(ANTONIO, nov(5, '19:30'))],
    },
    {
      says: 'na missa das crianças do dia oito eu preciso de quatro ministros',
      sets: [need(nov(8, '10:00'), 4)],
    },
    { says: 'nao escala o Joao na quinat, dia 5', sets: off(JOAO, nov(5)) },
    {
      says: 'O Zé do Carmo já tem oitenta anos, filho, duas missas no mês e olhe lá.',
      sets: [cap(ZE, 2)],
    },
    {
      says: 'A bichinha da Joana tá avexada com as prova, deixe ela quieta até o dia 20.',
      sets: off(JOANA, novUntil(20)),
    },
    {
      says: 'Pra cada um, três missa tá de bom tamanho, mais que isso não.',
      sets: [all(3)],
    },
    { says: 'Dia 6, ponha a Dores.', sets: [put(DORES, nov(6, '06:30'))] },
  ],
  'b single: an order, December': inDecember([
    {
      says: 'Cumpre informar que o senhor Paulo só poderá assumir até três celebrações.',
      sets: [cap(PAULO, 3)],
    },
    { says: 'nao conta c o luiz carlos dia 24 blz', sets: off(LUIZ, dez(24)) },
    {
      says: 'no dia treze na missa das oito quem vai é a fátima',
      sets: [put(FATIMA, dez(13, '08:00'))],
    },
    {
      says: 'a Terezina e a Nueza nao podem fica juntas',
      sets: [split(TEREZINHA, NEUZA)],
      orAsks: true,
    },
    {
      says: 'A Maria do Socorro vai pôr dentadura nova na primeira quinzena, morre de vergonha, então não chama antes do dia 16.',
      sets: off(SOCORRO, dezUntil(15)),
    },
    {
      says: 'A missa de ação de graças carece de quatro cabra bom.',
      sets: [need(dez(31, '20:00'), 4)],
    },
    {
      says: 'Cê me faz o favor de deixar o Pedro Henrique e a Luísa sempre na mesma missa?',
      sets: [duo(PEDRO, LUISA)],
    },
    {
      says: 'Helena não serve depois do dia 24.',
      sets: off(HELENA, dezFrom(25)),
    },
  ]),
  'b single: several things': [
    {
      says: 'Fixem a Dores no dia 29, dispensem o João no mesmo dia e limitem a três as participações de cada um.',
      sets: [put(DORES, nov(29, '19:00')), ...off(JOAO, nov(29)), all(3)],
    },
    {
      says: 'tira o antônio de todas as missas das oito menos a do dia quinze',
      sets: off(ANTONIO, nov(8, '08:00'), nov(22)),
    },
    {
      says: 'A Vera, o João e a Dores vão todos à romaria do dia 28, nenhum dos três pode servir nesse dia.',
      sets: [...off(VERA, nov(28)), ...off(JOAO, nov(28)), ...off(DORES, nov(28))],
    },
  ],
  'b single: several things, December': inDecember([
    { says: 'tds max 3, menos luisa q pode 5', sets: [all(3), cap(LUISA, 5)] },
    {
      says: 'no lgar do Marcos no natal poe o Geraldo',
      sets: [...off(MARCOS, dez(25)), put(GERALDO, dez(25, '10:00'))],
    },
    {
      says: 'Chico tá fora do 13, e no lugar dele vá a Bruna F.',
      sets: [...off(FRANCISCO, dez(13)), put(BRUNA_F, dez(13, '08:00'))],
      or: [[...off(FRANCISCO, dez(13, '08:00')), put(BRUNA_F, dez(13, '08:00'))]],
      orAsks: true,
    },
    {
      says: 'Rosa T. e Benedito pode ser junto ou separado, tanto faz, mas o Benedito é só até o dia 20',
      sets: off(BENEDITO, dezFrom(21)),
    },
  ]),
  'b single: a question': [
    { says: 'Joana está marcada em alguma missa?', tells: [['8', 'oito']] },
    { says: 'o sebastião pode em algum dia', tells: [['não', 'nenhum']] },
  ],
  'b single: a question, December': inDecember([
    { says: 'A Imaculada cai em que dia da semana?', tells: ['terça'] },
    {
      says: 'quem ainda n respondeu a disponibilidade?',
      tells: ['Maria José'],
    },
    {
      says: 'Quem é que vai na missa do Galo, minha filha?',
      tells: ['Luiz Carlos', 'Terezinha'],
    },
  ]),
  'b single: talk that changes nothing': [
    {
      says: 'Pensando aqui se seria o caso de deixar o João com menos missas, mas ainda não decidi.',
      asks: true,
      or: [[]],
    },
    {
      says: 'Só um minutim que bateram palma ali no portão',
      asks: true,
      or: [[]],
    },
  ],
  'b single: talk that changes nothing, December': inDecember([
    { says: 'feliz advento pra vc!', asks: true, or: [[]] },
    {
      says: 'O Geraldo perdeu o irmão ontem, rezemos por ele.',
      asks: true,
      or: [[]],
    },
  ]),
  'b single: must be asked': [
    {
      start: 'published',
      says: 'a dores avisou que não vem mais no dia vinte e dois tira ela',
      asks: true,
      page: 'publication',
    },
  ],
  'b single: must be asked, December': inDecember([
    { says: 'Bote mais gente na missa do Galo, homi', asks: true },
    { says: 'rosa e paulo separados', asks: true, tells: ['Rosa M', 'Rosa T'] },
  ]),
};
