import { kinds } from './kind.js';

/** Talk, and requests about the roster, proposals and the list of rules. */
export const ACT_KINDS = kinds({
  greeting: { example: 'Bom dia!', sentences: ['oi+', 'oi+ assistente'] },
  thanks: {
    example: 'Obrigado!',
    sentences: ['obrigado', 'muito obrigado', 'sim obrigado', 'obrigado ajuda'],
  },
  yes: { example: 'Sim', sentences: ['sim', 'sim quero', 'quero', 'pode', 'sim pode'] },
  no: { example: 'Não', sentences: ['nao', 'nao quero', 'nao obrigado', 'deixe'] },
  solve: {
    example: 'Gere a escala',
    sentences: [
      'gere escala|proposta?',
      'gere outra|nova|mais? escala|proposta?',
      'gere escala|proposta {N}? regra?',
      'quero|precisa outra|nova? escala|proposta',
      'gere pessoa incompleta|falta?',
      'gere incompleta pessoa? escala?',
      'pode gere escala|proposta?',
      'gere escala com? regra?',
      'tente outra? escala|proposta?',
      'escale pessoa|todos',
      'gere? escala|proposta|regra? dozero com? regra?',
      'gere dozero escala|proposta?',
      'gere todos escala|proposta? dozero?',
      'quero|precisa|pode gere? escala|proposta? dozero',
    ],
  },
  summary: {
    example: 'Resumo do mês',
    sentences: [
      'mostre|quais|quero? resumo escala|proposta?',
      'como {S}* escala|proposta',
      'mostre escala|proposta geral?',
      'quantas {S}* escala?',
      'quantas pessoa {S}* escala?',
      'escala pronta|completa',
      'quais|quantas total escala?',
    ],
  },
  help: {
    example: 'Ajuda',
    sentences: [
      'ajuda',
      'precisa|quero|mostre|quais ajuda',
      'quais pode|sabe* gere?',
      'como sabe|pode|uso|usar* gere?',
      'quais pergunta? pode|sabe gere|pedir|perguntar?',
      'quais posso pedir|perguntar|gere',
      'como pedir|perguntar|usar|uso',
    ],
  },
  publish: {
    example: 'Publique',
    sentences: [
      'quero? publique|envie escala? pessoa|todos?',
      'pode publique|envie escala? pessoa|todos?',
      'publique pessoa|todos',
      'posso publique escala?',
      'pode? publique escala? e publique escala? cada? pessoa|todos?',
    ],
  },
  accept: {
    example: 'Aceite',
    sentences: [
      'sim? pode? aplique ultima? proposta|escala|mudou?',
      'quero aplique proposta|escala?',
      'gostei aplique?',
      'aplique proposta|escala sim?',
    ],
  },
  discard: {
    example: 'Descarte',
    sentences: [
      'descarte ultima? proposta|escala|mudou?',
      'quero? descarte proposta|escala',
      'tire proposta',
      'nao aplique proposta|escala?',
      'nao gostei proposta?',
      'nao quero proposta',
      'proposta nao {S}+',
    ],
  },
  undo: {
    example: 'Desfaça',
    sentences: [
      'quero? desfaca ultima? proposta|escala|mudou|quais?',
      'desfaca aplique',
      'desfaca atras|antes|anterior',
      'desfaca|deixe como antes?',
      'desfaca escala anterior',
    ],
  },
  compare: {
    example: 'O que muda?',
    sentences: [
      'compare com? proposta|escala|mudou?',
      'compare proposta|escala com|e escala|proposta|antes|anterior',
      'quais mudou escala|proposta?',
      'quais {S}* mudou|proposta',
      'mostre mudou',
      'quem serve e quem sai',
      'quem sai e quem serve',
      'quem serve e sai',
      'quem sai',
    ],
  },
  listRules: {
    example: 'Quais são as regras?',
    sentences: [
      'quais|mostre|quantas {S}* regra {S}* escala?',
      'regra',
      'quais|mostre regra escala? {S}*',
      'tem|quais regra valendo?',
      'quais {S}* regra mostre?',
      'quais|mostre|tem regra {S}* existem? {PS}',
    ],
  },
  removeAllRules: {
    example: 'Apague todas as regras',
    sentences: [
      'tire todos regra',
      'tire regra todos',
      'limpe|zere|desfaca todos? regra',
      'tire escala regra todos',
    ],
  },
  removeRule: {
    example: 'Remova a regra 2',
    sentences: [
      'tire|desfaca|descarte regra numero? {NS}',
      'tire|desfaca|descarte regra {S}* {PS}',
      'tire|desfaca|descarte ultima regra',
      'tire|desfaca|descarte regra',
      'regra {N} fora',
      'nao quero regra {N}',
    ],
  },
  undoLast: { example: 'Desfaça o que acabei de pedir', sentences: [] },
  undoEverything: { example: 'Esqueça tudo o que pedi', sentences: [] },
  cannot: { example: 'Imprima a escala', sentences: [] },
});
