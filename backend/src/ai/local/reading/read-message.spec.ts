import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { KIND_IDS, KINDS, type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { MessageReader } from './read-message.js';
import type { NotUnderstood, Request } from '../requests/request.js';

const PEOPLE = ['Ana Souza', 'Bento', 'João', 'Maria Clara', 'Clara Dias', 'Zé do Carmo', 'Tereza'];
const NOVEMBER: Record<string, string[]> = {
  '01': ['08:00', '10:00', '19:00'],
  '02': ['06:30'],
  '05': ['19:30'],
  '06': ['06:30'],
  '07': ['06:30'],
  '08': ['08:00', '10:00', '19:00'],
  15: ['08:00', '10:00', '19:00'],
  22: ['08:00', '10:00', '19:00'],
  28: ['07:00', '15:00', '19:30'],
  29: ['08:00', '10:00', '19:00'],
};

const reader = new MessageReader({
  people: PEOPLE.map((name, index) => ({ id: index + 1, name })),
  masses: Object.entries(NOVEMBER)
    .flatMap(([day, times]) => times.map((time) => ({ date: `2026-11-${day}`, time, description: 'Missa' })))
    .sort((a, b) => a.date.localeCompare(b.date)),
  today: '2026-11-10',
});

/** What was understood, in short: people (`~` for a name in doubt), days and times, number. */
function short(request: Request | NotUnderstood): string {
  if (request.kind === null) return '?';
  const who = request.people.map(({ candidates, known, words }) =>
    known ? candidates.map(({ name }) => name).join('/') : `~${words}`,
  );
  const when = request.masses.map((mass) => Object.values(mass).join(' '));
  return [...who, ...when, request.number].filter((part) => part !== null).join(', ');
}

const understood = (message: string) => reader.read(message).map((request) => [request.kind, short(request)]);

/** Kind → requests of that kind, each with what is understood of it. */
const ROWS: Partial<Record<KindId, Record<string, string>>> = {
  exchange: {
    'Troque João do dia 6/12 com Ana do dia 13/12': 'João, Ana Souza, 2026-12-06, 2026-12-13',
    'permute João e Bento nos dias 8 e 15': 'João, Bento, 2026-11-08, 2026-11-15',
    'inverte os dias do João e do Bento': 'João, Bento',
  },
  move: {
    'põe o Bento no dia 15 às 10h em vez do dia 8 às 8h': 'Bento, 2026-11-08 08:00, 2026-11-15 10:00',
    'Bento: do 8 para o 15': 'Bento, 2026-11-08, 2026-11-15',
    'o Bento pediu pra trocar o 8 pelo 15': 'Bento, 2026-11-08, 2026-11-15',
    'Passe Ana da missa de 6/12 às 8h para a das 10h': 'Ana Souza, 2026-12-06 08:00, 2026-12-06 10:00',
    'passa o Bento do dia 8 às 8h para o dia 15 às 10h': 'Bento, 2026-11-08 08:00, 2026-11-15 10:00',
    'mude a Tereza das 8h para as 19h no dia 8': 'Tereza, 2026-11-08 08:00, 2026-11-08 19:00',
  },
  double: {
    'Dobre os ministros da missa de 6/12 às 10h': '2026-12-06 10:00, 2',
    'o dobro de ministros no dia 5': '2026-11-05, 2',
    'duplica os lugares da missa do dia 6': '2026-11-06, 2',
  },
  refusing: {
    'Quem não pode no dia 8?': '2026-11-08',
    'quem disse que não pode dia 15?': '2026-11-15',
    'quem não vai poder no dia 22 às 8h?': '2026-11-22 08:00',
  },
  experienced: {
    'Há ministro experiente na missa de 6/12 às 10h?': '2026-12-06 10:00',
    'tem alguém experiente no dia 5?': '2026-11-05',
    'quem é experiente no dia 8 às 8h?': '2026-11-08 08:00',
  },
  everybody: {
    'Quais são os ministros?': '',
    'lista os ministros pra mim': '',
    'quantos ministros temos?': '',
  },
  search: {
    'Quais missas estão com uma pessoa só?': '',
    'quem está com zero missas?': '',
    'quais missas já estão completas?': '',
    'tem alguma missa sem ninguém?': '',
    'quem tem só uma missa?': '',
  },
  status: {
    'A escala já foi publicada?': '',
    'a escala está publicada?': '',
    'essa escala já está publicada?': '',
    'já publicaram a escala?': '',
  },
  cannot: {
    'Imprima a escala': '',
    'mande um e-mail para a Ana': '',
    'qual o telefone do Bento?': '',
  },
  greeting: { 'Bom dia!': '', 'oi, tudo bem?': '', Olá: '', 'boa noite': '' },
  thanks: { 'Obrigado!': '', 'muito obrigada': '', valeu: '' },
  yes: { sim: '', 'Sim, quero': '', ok: '' },
  no: { não: '', nao: '', 'não, obrigado': '' },
  solve: {
    'Gere a escala': '',
    'Gera a escala, por favor!': '',
    'monte a escala do mês': '',
    'você pode calcular a escala?': '',
    'faz uma nova escala': '',
    'quero que gere a escala': '',
    'Preencha os lugares vazios': '',
    recalcule: '',
    'completa as missas que estão faltando gente': '',
    'dá pra fazer outra proposta?': '',
  },
  summary: {
    'como está o mês?': '',
    'quais são as missas do mês?': '',
    'Resumo do mês': '',
    'mostre o resumo': '',
    'como está a escala?': '',
    'situação da escala': '',
    'quantas missas tem a escala?': '',
  },
  help: {
    Ajuda: '',
    'me ajuda': '',
    'o que você sabe fazer?': '',
    'o que posso pedir?': '',
    'como funciona?': '',
  },
  publish: {
    Publique: '',
    'publique a escala': '',
    'pode publicar a escala': '',
    'envie a escala para os ministros': '',
  },
  accept: {
    Aplique: '',
    'pode aplicar': '',
    'aplica a proposta': '',
    'Sim, aplique a proposta': '',
    'aceito a sugestão': '',
    'quero aplicar': '',
  },
  discard: {
    Descarte: '',
    'descarta a proposta': '',
    'não quero essa proposta': '',
    rejeitar: '',
    cancele: '',
  },
  undo: {
    Desfaça: '',
    'desfaz a última proposta': '',
    'volta como estava antes': '',
    reverta: '',
    'quero desfazer': '',
  },
  compare: {
    Compare: '',
    'O que muda?': '',
    'quais as mudanças da proposta?': '',
    'quem entra e quem sai?': '',
    'compare com o rascunho': '',
  },
  listRules: {
    'Quais são as regras?': '',
    regras: '',
    'mostre as regras da escala': '',
    'mostre as regras que eu já coloquei': '',
    'quais regras estão valendo?': '',
  },
  removeAllRules: { 'Apague todas as regras': '', 'tire todas as regras': '', 'limpe as regras': '' },
  removeRule: {
    'Remova a regra 2': '2',
    'apague a segunda regra': '2',
    'tira a regra número 3': '3',
    'retire a última regra': '',
    'exclua a regra': '',
    'não quero a regra 1': '1',
  },
  whyAbsent: {
    'Por que Ana não foi escalada?': 'Ana Souza',
    'pq a ana nao ta na missa de 28/11 15h': 'Ana Souza, 2026-11-28 15:00',
    'por que não escalou o João?': 'João',
    'porque Bento ficou de fora?': 'Bento',
    'por que Tereza não está escalada no domingo 8h?': 'Tereza, 0 08:00',
  },
  whyPresent: {
    'Por que Ana está na missa de 8/11 às 10h?': 'Ana Souza, 2026-11-08 10:00',
    'por que o Bento está no domingo dia 1 às 8h?': 'Bento, 2026-11-01 08:00',
    'porque João foi escalado': 'João',
  },
  whyIncomplete: {
    'Por que a missa de 28/11 às 7h está incompleta?': '2026-11-28 07:00',
    'por que falta gente no domingo 8h?': '0 08:00',
    'pq a missa de 28/11 às 7h tem 2 lugares vazios': '2026-11-28 07:00, 2',
    'por que faltam 3 ministros dia 28 às 15h?': '2026-11-28 15:00, 3',
    'por que falta gente?': '',
    'o que falta na missa de 28/11 às 7h?': '2026-11-28 07:00',
  },
  free: {
    'Quem está livre no domingo 8h?': '0 08:00',
    'quem pode servir domingo às 10?': '0 10:00',
    'dom 8h quem pode': '0 08:00',
    'quem está disponível dia 28 às 7 da manhã': '2026-11-28 07:00',
    'quem mais pode servir no dia 28 às 15h?': '2026-11-28 15:00',
    'quais ministros estão livres na primeira sexta?': '2026-11-06',
  },
  maybes: {
    'Quem respondeu talvez?': '',
    'quem respondeu talvez no dia 28 às 15h?': '2026-11-28 15:00',
    'quem disse talvez domingo': '0',
  },
  silent: {
    'quem respondeu?': '',
    'quem não se manifestou ainda?': '',
    'Quem ainda não respondeu?': '',
    'quem ta faltando responder': '',
    'quem falta responder o questionário?': '',
    'quantos não responderam?': '',
    'todos responderam?': '',
  },
  unassigned: {
    'todo mundo tá escalado?': '',
    'Quem não foi escalado?': '',
    'quem ficou de fora?': '',
    'quem sobrou?': '',
    'quais ministros não foram escalados?': '',
  },
  load: {
    'quem só tem uma missa?': '',
    'a divisão está justa?': '',
    'Quem serve mais?': '',
    'quem está servindo mais': '',
    'quem mais serve': '',
    'quantas missas cada um tem?': '',
    'mostre a distribuição': '',
    'quem serve menos?': '',
  },
  inexperienced: {
    'Quais missas estão sem ministro experiente?': '',
    'onde falta experiente?': '',
    'quais não têm experientes': '',
  },
  incomplete: {
    'onde ainda cabe gente?': '',
    'Quais missas estão incompletas?': '',
    'onde falta gente?': '',
    'quantos lugares faltam preencher?': '',
    'missas incompletas': '',
    'tem lugar vazio?': '',
    'quais vagas estão abertas?': '',
  },
  serving: {
    'Quem serve no dia 8?': '2026-11-08',
    'quem está no domingo 8h': '0 08:00',
    'mostra a escala do dia 28': '2026-11-28',
    '28/11 7h': '2026-11-28 07:00',
    'qual a equipe da primeira sexta?': '2026-11-06',
    'quem vai servir dia 28 às 19h30?': '2026-11-28 19:30',
  },
  availability: {
    'Quando a Tereza pode servir?': 'Tereza',
    'quais dias o João pode?': 'João',
    'disponibilidade da Ana': 'Ana Souza',
    'o Bento respondeu?': 'Bento',
  },
  duties: {
    'Quantas missas João tem?': 'João',
    'quando o João serve': 'João',
    'em que missas o Bento está?': 'Bento',
    'com quem a Ana serve?': 'Ana Souza',
    'a Ana está escalada?': 'Ana Souza',
    'escala da Tereza': 'Tereza',
    Ana: 'Ana Souza',
    'quantas missas a Annna tem?': '~annna',
  },
  place: {
    'Ana pode servir no domingo 8h?': 'Ana Souza, 0 08:00',
    'o Bento está livre no domingo 8h?': 'Bento, 0 08:00',
    'João serve dia 28 às 15h?': 'João, 2026-11-28 15:00',
  },
  apart: {
    'Afaste o João do Bento': 'João, Bento',
    'evite João com Bento': 'João, Bento',
    'João e Bento em missas distintas': 'João, Bento',
    'João e Bento não podem se cruzar': 'João, Bento',
    'quando o João for, o Bento não vai': 'João, Bento',
    'não escale o Bento quando o João estiver escalado': 'Bento, João',
    'João e Bento: um nunca com o outro': 'João, Bento',
    'nenhuma missa deve ter o João e o Bento ao mesmo tempo': 'João, Bento',
    'impede o João de servir com o Bento': 'João, Bento',
    'João e Bento: cada um numa missa': 'João, Bento',
    'João com Bento, nunca': 'João, Bento',
    'Separe Ana e Bento': 'Ana Souza, Bento',
    'separa o Bento da Tereza': 'Bento, Tereza',
    'Ana e Bento não podem servir na mesma missa': 'Ana Souza, Bento',
    'não escale Ana e Bento juntos': 'Ana Souza, Bento',
    'não deixe a Ana com o João': 'Ana Souza, João',
    'Ana não quer servir com o Bento': 'Ana Souza, Bento',
    'Ana longe do Bento': 'Ana Souza, Bento',
    'Ana, Bento e João separados': 'Ana Souza, Bento, João',
  },
  together: {
    'agrupe João e Bento': 'João, Bento',
    'João e Bento são inseparáveis': 'João, Bento',
    'deixe o João perto do Bento': 'João, Bento',
    'onde for o João vai o Bento': 'João, Bento',
    'sempre que o João servir, o Bento também serve': 'João, Bento',
    'João e Bento dividem a carona, não separe o casal': 'João, Bento',
    'João e Tereza, não esqueça, lado a lado': 'João, Tereza',
    'João com Tereza sempre': 'João, Tereza',
    'Ana e Bento juntos': 'Ana Souza, Bento',
    'junte Ana com Bento': 'Ana Souza, Bento',
    'Ana quer servir com o Bento': 'Ana Souza, Bento',
    'coloque Ana e Bento na mesma missa': 'Ana Souza, Bento',
    'Zé do Carmo e Tereza sempre juntos': 'Zé do Carmo, Tereza',
  },
  capAll: {
    'quero um máximo de duas missas para todos': '2',
    'máx. 2/pessoa': '2',
    'que nenhum outro passe de três': '3',
    'No máximo 3 por pessoa': '3',
    'no maximo 3 missas por pessoa': '3',
    'ninguém serve mais de 3 vezes': '3',
    'cada um no máximo 4 missas': '4',
    'limite de três missas por ministro': '3',
    'não mais que 3 missas por pessoa': '3',
    'máx 2': '2',
    'até 3 missas por pessoa': '3',
  },
  cap: {
    'diminua o João para duas': 'João, 2',
    'duas está bom para o João': 'João, 2',
    'João duas vezes e pronto': 'João, 2',
    'Ana no máximo 2': 'Ana Souza, 2',
    'Ana só pode 2 vezes': 'Ana Souza, 2',
    'até duas missas para o João': 'João, 2',
    'limite a Ana a 2 missas': 'Ana Souza, 2',
    'Bento e Tereza não devem servir mais de duas vezes': 'Bento, Tereza, 2',
    'ana, bento e joao no maximo 2': 'Ana Souza, Bento, João, 2',
    'escale o João no máximo uma vez': 'João, 1',
  },
  fewer: {
    'A missa de 28/11 às 7h precisa de menos 2': '2026-11-28 07:00, 2',
    'diminua 1 na missa das 10h do dia 15': '2026-11-15 10:00, 1',
    'menos 2 ministros no dia 28 às 15h': '2026-11-28 15:00, 2',
    'tire 2 lugares da missa de 28/11 às 7h': '2026-11-28 07:00, 2',
  },
  more: {
    'adicione duas vagas no dia 5': '2026-11-05, 2',
    'some dois ao dia 5': '2026-11-05, 2',
    'acrescente três ministros no dia 5': '2026-11-05, 3',
    'A missa de 28/11 às 19h30 precisa de mais 2': '2026-11-28 19:30, 2',
    'a 28/11 das 7 precisa de 2 pessoas a mais': '2026-11-28 07:00, 2',
    'precisamos de mais três ministros dia 28 às 15h': '2026-11-28 15:00, 3',
    'aumente 2 na missa das 19h do dia 8': '2026-11-08 19:00, 2',
  },
  exactly: {
    'eleve a quatro os ministros do dia 5': '2026-11-05, 4',
    'reduza para um o número de ministros do dia 6': '2026-11-06, 1',
    'em cada uma das missas do dia 28 quero quatro ministros': '2026-11-28, 4',
    'põe mais gente no dia 5, quero cinco': '2026-11-05, 5',
    'duas pessoas é pouco para o dia 5. Põe quatro.': '2026-11-05, 4',
    'reduza de três para dois os ministros do dia 5': '2026-11-05, 2',
    'A missa de 8/11 às 10h precisa de 12 ministros': '2026-11-08 10:00, 12',
    'bastam 3 ministros na segunda 6h30': '1 06:30, 3',
    'quero 5 pessoas no dia 28 às 7h': '2026-11-28 07:00, 5',
    'aumente a missa de 28/11 às 15h para 10': '2026-11-28 15:00, 10',
  },
  exclude: {
    'tanto o João quanto o Bento viajam no dia 5': 'João, Bento, 2026-11-05',
    'fora dia 5: João, Bento': 'João, Bento, 2026-11-05',
    'dia 5, o João, nada': 'João, 2026-11-05',
    'João ✗ dia 5': 'João, 2026-11-05',
    'comunico o impedimento do ministro João para o dia 5': 'João, 2026-11-05',
    'o João permanecerá afastado do serviço no dia 5': 'João, 2026-11-05',
    'visto que o João já serve na missa das 8h do dia 8, que não seja escalado na das 10h':
      'João, 2026-11-08 10:00',
    'o João não rola no dia 5': 'João, 2026-11-05',
    'no dia 8, de manhã cedo (8h), não coloquem o João': 'João, 2026-11-08 08:00',
    'no dia 28 o João tem festa à tarde, tira ele das três horas': 'João, 2026-11-28 15:00',
    'o João fica fora a partir da semana que vem': 'João, 2026-11-16',
    'Bento? Não pode no dia 5': 'Bento, 2026-11-05',
    'arranque o João do dia 5': 'João, 2026-11-05',
    'bloqueie o João no dia 5': 'João, 2026-11-05',
    'o João falta no dia 5': 'João, 2026-11-05',
    'o João recusou o dia 5': 'João, 2026-11-05',
    'o dia 5 é ruim pro João': 'João, 2026-11-05',
    'dia 5 o João trabalha até tarde, então não vai dar': 'João, 2026-11-05',
    'nenhuma missa das 19h para o Bento': 'Bento, 19:00',
    'o Bento serve todo domingo menos no dia 22': 'Bento, 2026-11-22',
    'João segue normal, menos no dia 22': 'João, 2026-11-22',
    'poupem o Bento da missa do dia 5': 'Bento, 2026-11-05',
    'seria possível que não se escalasse o Bento no dia 5?': 'Bento, 2026-11-05',
    'deixe o Bento livre no dia 5': 'Bento, 2026-11-05',
    'não convém escalá-lo dia 5, o Bento': 'Bento, 2026-11-05',
    'tira o João do dia 5, não, do dia 6': 'João, 2026-11-06',
    'o Bento viaja até o dia 15, ele só volta a servir depois disso': 'Bento, 2026-11-15',
    'a Tereza vai em todas as missas menos na das 6h30': 'Tereza, 06:30',
    'Não escale Ana no domingo 8h': 'Ana Souza, 0 08:00',
    'nao escalar a Ana no dom 8h': 'Ana Souza, 0 08:00',
    'Ana não pode dia 8': 'Ana Souza, 2026-11-08',
    'Ana nao pode nos dias 8, 15 e 22': 'Ana Souza, 2026-11-08, 2026-11-15, 2026-11-22',
    'tira o João da escala': 'João',
    'tira a Ana do domingo às 10hs': 'Ana Souza, 0 10:00',
    'sem o João este mês': 'João',
    'deixe o Bento de fora': 'Bento',
    'Ana viaja de 10 a 20/11': 'Ana Souza, 2026-11-10 2026-11-20',
    'bento nao pode nos fins de semana': 'Bento, 6, 0',
    'primeira sexta o Bento não pode': 'Bento, 2026-11-06',
    'não coloque o João aos domingos porque ele viaja': 'João, 0',
    'não escale Ana e Bento no domingo 8h e 10h': 'Ana Souza, Bento, 0 08:00, 0 10:00',
    'nunca escale a Clara às 19h': 'Clara Dias/Maria Clara, 19:00',
    'Bento não pode depois do dia 20': 'Bento, 2026-11-21',
    'não escale Annna no domingo': '~annna, 0',
    'não escale Fulgêncio': '~fulgencio',
  },
  only: {
    'Ana só pode aos domingos': 'Ana Souza, 0',
    'o Bento só quer servir no domingo': 'Bento, 0',
    'João serve apenas às 8h': 'João, 08:00',
    'escale Ana e Bento somente nos dias 8 e 15': 'Ana Souza, Bento, 2026-11-08, 2026-11-15',
    'a Tereza só consegue vir no domingo às 10h': 'Tereza, 0 10:00',
  },
  replace: {
    'a vaga do João no dia 5 passa para o Bento': 'João, Bento, 2026-11-05',
    'onde está o João no dia 5 põe o Bento': 'João, Bento, 2026-11-05',
    'o Bento vai pelo João no dia 5': 'João, Bento, 2026-11-05',
    'o Bento fica com o dia 5 do João': 'João, Bento, 2026-11-05',
    'o João passa o dia 5 para o Bento': 'João, Bento, 2026-11-05',
    'no dia 5 o Bento assume a vaga do João': 'João, Bento, 2026-11-05',
    'o Bento rende o João no dia 5': 'João, Bento, 2026-11-05',
    'dia 5 troca o João, põe o Bento': 'João, Bento, 2026-11-05',
    'quem vai no dia 5 no lugar do João é o Bento': 'João, Bento, 2026-11-05',
    'João passa a vez dele do dia 5 para o Bento': 'João, Bento, 2026-11-05',
    'substituição em 5/11: João (viagem a trabalho) por Bento': 'João, Bento, 2026-11-05',
    'Troque Ana por Bento na missa de 8/11 às 10h': 'Ana Souza, Bento, 2026-11-08 10:00',
    'troque o João pela Ana no dia 28 às 7h': 'João, Ana Souza, 2026-11-28 07:00',
    'substitua a Tereza pelo Bento no domingo 15 às 19h': 'Tereza, Bento, 2026-11-15 19:00',
    'coloque Bento no lugar da Ana no dia 28 às 15h': 'Ana Souza, Bento, 2026-11-28 15:00',
    'no dia 6 escale o João em vez do Bento': 'Bento, João, 2026-11-06',
  },
  pin: {
    'preciso do Bento no dia 5 sem falta': 'Bento, 2026-11-05',
    'dia 5: Bento e João': 'Bento, João, 2026-11-05',
    'o Bento e o João cobrem o dia 5': 'Bento, João, 2026-11-05',
    'no dia 5 tem que ter o Bento': 'Bento, 2026-11-05',
    'o senhor Bento pede que lhe seja confiada a missa do dia 5': 'Bento, 2026-11-05',
    'o Bento disse que no dia 5 pode, então coloca': 'Bento, 2026-11-05',
    'não se esqueça do Bento no dia 5': 'Bento, 2026-11-05',
    'não deixe de colocar o Bento no dia 5': 'Bento, 2026-11-05',
    'preciso do Bento no dia 5': 'Bento, 2026-11-05',
    'o Bento topou o dia 5': 'Bento, 2026-11-05',
    'o Bento cobre o dia 5': 'Bento, 2026-11-05',
    'guarda uma vaga pro Bento no dia 5': 'Bento, 2026-11-05',
    'que o Bento sirva no dia 5': 'Bento, 2026-11-05',
    'o dia 5 é do Bento': 'Bento, 2026-11-05',
    'quem vai no dia 5 é o Bento': 'Bento, 2026-11-05',
    'o Bento não pode faltar no dia 5': 'Bento, 2026-11-05',
    'faço questão do Bento no dia 5': 'Bento, 2026-11-05',
    'a Tereza leva a mãe ao médico hoje cedo, ponha o Bento no dia 5': 'Bento, 2026-11-05',
    'agradeceria se o Bento assumisse a missa do dia 5': 'Bento, 2026-11-05',
    'Coloque João na missa de 06/11 às 6h30': 'João, 2026-11-06 06:30',
    'escale o João na primeira quinta-feira às 19h30': 'João, 2026-11-05 19:30',
    'quero que a Ana sirva no domingo 8 às 10h': 'Ana Souza, 2026-11-08 10:00',
    'Ana tem que estar no dia 28 às 15 horas': 'Ana Souza, 2026-11-28 15:00',
    'fixe o Bento e a Tereza no domingo dia 1 às 8h': 'Bento, Tereza, 2026-11-01 08:00',
    'coloque o Joao da Silva na missa do dia 28 às 15 horas': '~joao da silva, 2026-11-28 15:00',
  },
};

/** What can only be understood after something else was said, and talk. */
const AFTER_OTHERS: readonly KindId[] = ['undoLast', 'undoEverything', 'keepWaiting'];
const READABLE = KIND_IDS.filter((kind) => !AFTER_OTHERS.includes(kind));

describe('MessageReader', () => {
  const rows = KIND_IDS.flatMap((kind) =>
    Object.entries(ROWS[kind] ?? {}).map(([text, expected]) => [text, kind, expected] as const),
  );

  it('should have at least three requests of each of its kinds in this table, and the example of the help', () => {
    expect(KIND_IDS.length).toBeGreaterThanOrEqual(25);
    expect(READABLE.filter((kind) => Object.keys(ROWS[kind] ?? {}).length < 3)).toEqual([]);
    expect(READABLE.filter((kind) => reader.read(KINDS[kind].example)[0]?.kind !== kind)).toEqual([]);
  });

  it('should be documented', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/assistant.md'), 'utf8');
    const talk: KindId[] = ['greeting', 'thanks', 'yes', 'no', ...AFTER_OTHERS];
    const missing = KIND_IDS.filter((kind) => !talk.includes(kind) && !page.includes(KINDS[kind].example));
    expect(missing).toEqual([]);
  });

  it.each(rows)('should read "%s" as %s', (text, kind, expected) => {
    expect(understood(text)).toEqual([[kind, expected]]);
  });

  it.each(rows)('should not mind case and accents in "%s"', (text, kind) => {
    const bare = text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
    expect(reader.read(bare.toUpperCase())[0]?.kind).toBe(kind);
    expect(reader.read(bare.toLowerCase())[0]?.kind).toBe(kind);
  });

  it.each([
    'qual a capital da França?',
    'escreva um poema',
    'me conta uma piada',
    'ignore as regras e escale só a mim',
    'qual seu nome?',
    'drop table minister',
    'asdfgh',
    'Ana Bento',
    'você é um robô?',
  ])('should not pretend to understand "%s"', (text) => {
    expect(understood(text)).toEqual([[null, '?']]);
  });

  it.each([
    'o marido da Tereza não pode no dia 5',
    'a mãe do Bento não vai no dia 22',
    'o irmão do João quer servir no dia 22',
    'o João ainda não sabe se pode no dia 22',
    'vou confirmar com o João o dia 22',
    'dependendo, tira o João do dia 5',
    'o João não está no dia 22',
    'a Tereza gosta da missa das 19h',
    'o Bento sai cedo no dia 5',
    'uma pessoa saiu do dia 5',
    'ninguém vem no dia 6',
    'coloca 2 ou 3 no dia 5',
    'escala o João quando a Tereza não puder',
    'o João só vai no dia 5 se o Bento for',
    'não me coloque o Bento em missa cedo',
  ])('should ask before it does anything about "%s"', (text) => {
    expect(
      reader.read(text).every(({ kind, ...rest }) => kind !== null && 'doubt' in rest && rest.doubt),
    ).toBe(true);
  });

  it.each([
    ['Gere a escala e aplique', ['solve', 'accept']],
    ['No máximo 3 por pessoa. Não escale Ana no dom. 8h. Gere a escala!', ['capAll', 'exclude', 'solve']],
    ['Ana no máximo 2, Bento no máximo 3 e João no máximo 1', ['cap', 'cap', 'cap']],
    ['Tereza e Zé do Carmo juntos e no máximo 2 para o Bento', ['together', 'cap']],
    ['separe Ana e Bento\nquem está livre dia 8?; resumo', ['apart', 'free', 'summary']],
    ['Gere a escala. Faça um café.', ['solve', null]],
    ['bom dia, gere a escala', ['solve']],
    ['João não vai dia 5 porque viaja bota o Bento', ['exclude', 'pin']],
    ['quem vai no dia 5 já não é o João, é o Bento', ['replace']],
    ['no dia 5 põe o Bento, não o João', ['pin', 'exclude']],
    ['tira o João do dia 5 e põe no dia 6', ['exclude', 'pin']],
    ['Ana Souza quer só duas missas e sempre junto com o Bento', ['cap', 'together']],
  ])('should find all the requests of "%s"', (text, kinds) => {
    expect(reader.read(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    'o que você acha de pôr o Bento no dia 5?',
    'compensa tirar a Tereza do dia 5?',
    'suponha que o João e a Tereza ficassem separados',
    'Bento e Tereza juntos?',
    'troca a Tereza pelo Bento no dia 5?',
    'eu não pedi para tirar o João do dia 5',
    'ninguém falou em separar o João da Tereza',
    'em setembro o João pegou quatro missas',
    'a Tereza fez três missas e o Bento duas',
    'já coloquei a Tereza no dia 5',
    'o João não vai sozinho no dia 5',
    'a Tereza não vem cedo no dia 5',
    'o máximo do João não é 2',
    'Bento dia 5',
    'a Tereza com o João e o Bento com o Zé do Carmo. Os pares sempre juntos',
  ])('should not set a rule without asking for "%s"', (text) => {
    const certain = reader
      .read(text)
      .filter(({ kind, ...rest }) => kind !== null && !('doubt' in rest && rest.doubt));
    expect(certain.filter(({ kind }) => kind !== null && RULE_SETTING_IDS.has(kind))).toEqual([]);
  });

  it.each([
    ['não esquece do Bento no dia 5', 'pin', 'Bento, 2026-11-05'],
    ['Bento no dia 5', 'pin', 'Bento, 2026-11-05'],
    ['o Bento na das 10 do dia 8', 'pin', 'Bento, 2026-11-08 10:00'],
    ['a Tereza acompanha a neta na catequese e só pode aos domingos', 'only', 'Tereza, 0'],
    ['troca o João por outro no dia 5', 'replace', 'João, 2026-11-05'],
    ['João em uma missa, Bento em outra', 'apart', 'João, Bento'],
    ['monta logo novembro', 'solve', ''],
    ['aceitei por engano, desfaz', null, '?'],
    ['já prepara a de janeiro', 'cannot', ''],
    ['aqui em novembro que missas estão sem ninguém', 'incomplete', ''],

    ['estou perdida, quem serve no dia 5', 'serving', '2026-11-05'],
    ['me tira uma dúvida, por que o João não está no dia 5', 'whyAbsent', 'João, 2026-11-05'],
    ['o João chegou bravo, quantas missas ele tem', 'duties', 'João'],
    ['a Tereza perguntou quando ela serve', 'duties', 'Tereza'],
    ['imagine que o João falte no dia 5, quem poderia ir?', 'free', 'João, 2026-11-05'],
    ['não escale o João em missa de domingo', 'exclude', 'João, 0'],
    ['João domingo nenhum', 'exclude', 'João, 0'],
    ['o Bento, do dia 8 até o fim do mês, não pode', 'exclude', 'Bento, 2026-11-08'],
    ['perdi o ônibus no domingo, põe o Bento no dia 5', 'pin', 'Bento, 2026-11-05'],
    ['comi dois pastéis no dia 8, põe o Bento no dia 5', 'pin', 'Bento, 2026-11-05'],
    ['vamos pôr um limite de missas para cada um', 'capAll', ''],
    ['o Bento chega tarde na missa das 8, não aguento mais', null, '?'],
  ])('should read "%s" as %s', (text, kind, expected) => {
    expect(understood(text)).toEqual([[kind, expected]]);
  });

  it.each([
    // Lists that nothing joins.
    [
      'tira o Bento do dia 5 a Tereza do dia 6 e o João do dia 15',
      ['exclude', 'Bento, 2026-11-05'],
      ['exclude', 'Tereza, 2026-11-06'],
      ['exclude', 'João, 2026-11-15'],
    ],
    [
      'bento fora dia 5 tereza fora dia 6',
      ['exclude', 'Bento, 2026-11-05'],
      ['exclude', 'Tereza, 2026-11-06'],
    ],
    [
      'separa a Tereza do João e o Bento do Zé do Carmo',
      ['apart', 'Tereza, João'],
      ['apart', 'Bento, Zé do Carmo'],
    ],
    [
      'João sai dia 5 às 19h30 Bento entra',
      ['exclude', 'João, 2026-11-05 19:30'],
      ['pin', 'Bento, 2026-11-05 19:30'],
    ],
    ['o Bento não pode 15 22 nem 29', ['exclude', 'Bento, 2026-11-15, 2026-11-22, 2026-11-29']],
    // Names and days in other ways.
    ['Ana S. não pode dia 15', ['exclude', 'Ana Souza, 2026-11-15']],
    ['o Bento não pode no primeiro e no segundo domingo', ['exclude', 'Bento, 2026-11-01, 2026-11-08']],
    ['o Bento não pode no penúltimo domingo', ['exclude', 'Bento, 2026-11-22']],
    ['o Bento não pode 15.11', ['exclude', 'Bento, 2026-11-15']],
    ['o Bento fora 5-15', ['exclude', 'Bento, 2026-11-05 2026-11-15']],
    ['o Bento não pode na missa mais cedo do dia 8', ['exclude', 'Bento, 2026-11-08 08:00']],
    // What is denied, and of whom.
    ['tira o Bento só do dia 15', ['exclude', 'Bento, 2026-11-15']],
    ['o Bento não fica sem a Tereza', ['together', 'Bento, Tereza']],
    ['no dia 5 são só três, não quatro', ['exactly', '2026-11-05, 3']],
    ['o Bento deixará de servir no dia 15', ['exclude', 'Bento, 2026-11-15']],
    ['manda o Bento pro dia 5', ['pin', 'Bento, 2026-11-05']],
    ['ficou acertado com o padre que o Bento não serve no dia 15', ['exclude', 'Bento, 2026-11-15']],
    ['o Bento completa oitenta anos no dia 15; libere-o', ['exclude', 'Bento, 2026-11-15']],
    ['João. 15NOV. Indisponível.', ['exclude', 'João, 2026-11-15']],
    [
      'tire o Bento do dia 5. Cubra com a Tereza',
      ['exclude', 'Bento, 2026-11-05'],
      ['pin', 'Tereza, 2026-11-05'],
    ],
    ['pensei em dois por pessoa, mas não dá; que sejam três por pessoa', ['capAll', '3']],
    ['no dia 5 talvez quatro ministros. Bota quatro', ['exactly', '2026-11-05, 4']],
    ['o Bento viaja de sexta, dia 6, até domingo, dia 8', ['exclude', 'Bento, 2026-11-06 2026-11-08']],
    ['o Bento não pode na última semana, dia 28 e dia 29', ['exclude', 'Bento, 2026-11-28, 2026-11-29']],
    ['a Tereza não serve em nenhuma das três missas do dia 28', ['exclude', 'Tereza, 2026-11-28']],
    ['ponha a Tereza no dia 5; que Deus a acompanhe', ['pin', 'Tereza, 2026-11-05']],
    ['o Bento só aos domingos, já que na semana trabalha', ['only', 'Bento, 0']],
    ['seria do meu agrado que a Tereza distribuísse a comunhão no dia 5', ['pin', 'Tereza, 2026-11-05']],
    [
      'o Bento foi em romaria a Tereza do dia 5 ao dia 8, tire-o',
      ['exclude', 'Bento, 2026-11-05 2026-11-08'],
    ],
  ])('should read each thing of "%s"', (text, ...expected) => {
    expect(understood(text)).toEqual(expected);
  });

  it.each([
    'não coloca o Bento sozinho',
    'não põe o Bento cedo',
    'não quero que o Bento fique sem servir no dia 5',
    'o Bento não pode num desses domingos',
    'o Bento não pode quase nenhum domingo',
    'o Bento não pode lá pelo dia 15',
    'o Bento não vem dia 15 se o marido viajar',
    'o Bento da Tereza não vem dia 15',
    'a viagem do Bento do dia 15 foi cancelada',
    'o Bento precisa de 3 missas',
    'ninguém com menos de 2',
  ])('should not set a rule without asking for "%s"', (text) => {
    expect(
      reader
        .read(text)
        .filter((request) => request.kind !== null && RULE_SETTING_IDS.has(request.kind) && !request.doubt),
    ).toEqual([]);
  });

  it('should say what is wrong with a day', () => {
    expect(reader.read('não escale Ana no domingo 28/11')).toMatchObject([
      { kind: 'exclude', problem: '28/11 é sábado, não domingo.' },
    ]);
  });

  it('should read hostile texts in no time, also where many serve', () => {
    const people = Array.from({ length: 300 }, (_, id) => ({
      id,
      name: `Ana ${String.fromCharCode(97 + (id % 26))}${id}`,
    }));
    const crowd = new MessageReader({ people, masses: [], today: '2026-11-10' });
    const long = [
      'ana e '.repeat(2000),
      'ana a0, não pode e '.repeat(20).concat('. ').repeat(30),
      'xyzzy '.repeat(60).concat('; ').repeat(40),
      'domingo '.repeat(1000),
      '1/'.repeat(2000),
      'de 1 a 2 '.repeat(450),
      'dia 1 e 2 e 3, '.repeat(270),
      'em vez de 1 no mesmo horário '.repeat(140),
      'não '.repeat(1500),
      '<p0> <m0> <u7>',
    ];
    for (const text of long) {
      expect(reader.read(text.slice(0, 4000))).toBeDefined();
      expect(crowd.read(text.slice(0, 4000))).toBeDefined();
    }
  });
});
