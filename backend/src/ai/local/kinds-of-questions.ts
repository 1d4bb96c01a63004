import { kinds } from './kind.js';

/** Requests that only want to know something. */
export const QUESTION_KINDS = kinds({
  whyAbsent: {
    example: 'Por que Ana não foi escalada?',
    sentences: [
      'porque nao {S}* {P} {S}* escala? {MS}?',
      'porque {P} nao {S}* escala? {MS}?',
      'porque {P} {S}* fora escala? {MS}?',
      'porque {MS} nao {S}* {P}',
      'porque {P} nao {S}* ninguem',
    ],
  },
  whyPresent: {
    example: 'Por que Ana está na missa de 6/12 às 10h?',
    sentences: [
      'porque {S}* {P} {S}* escala? {MS}?',
      'porque {MS} {S}* {P}',
      'porque {S}* {P} e nao {P} {MS}?',
    ],
  },
  whyIncomplete: {
    example: 'Por que a missa de 28/11 às 7h está incompleta?',
    sentences: [
      'porque {S}* {MS} {S}* com? {N}? pessoa? incompleta|falta {N}? pessoa?',
      'porque {S}* {MS} nao {S}* completa|pessoa',
      'porque {S}* {N}? falta|incompleta {N}? pessoa? {S}* {MS}',
      'porque nao {S}* pessoa|completa {MS}?',
      'porque {S}* pessoa? falta|incompleta pessoa?',
      'quais falta {MS}',
      'falta pessoa? {MS}',
      'explique {MS}',
      'porque {S}* pessoa {S}* falta|incompleta',
    ],
  },
  free: {
    example: 'Quem está livre no domingo às 8h?',
    sentences: [
      'quem mais? {S}* livre {S}* {MS}',
      'quem mais? pode {S}* {MS}',
      'quem {S}* disponibilidade {MS}',
      'quais|mostre? pessoa {S}* livre|pode {S}* {MS}',
      'quais|mostre livre {MS}',
      '{MS} quem {S}* livre|pode {S}*',
      'livre|disponibilidade {MS}',
      'quem respondeu {S}* {MS}',
      'tem pessoa livre {MS}',
      'quantas pessoa? {S}* livre|pode {S}* {MS}',
    ],
  },
  maybes: {
    example: 'Quem respondeu talvez no domingo às 8h?',
    sentences: [
      'quem {S}* respondeu|disse|marcou? {S}* talvez {MS}?',
      'quais|mostre? respondeu|pessoa? talvez {MS}?',
      'quantas pessoa? respondeu|disse talvez {MS}?',
      '{MS} quem respondeu|disse? talvez',
    ],
  },
  silent: {
    example: 'Quem ainda não respondeu?',
    sentences: [
      'quem nao respondeu questionario?',
      'quem falta respondeu questionario?',
      'falta quem? respondeu questionario?',
      'quais|mostre|quantas {S}* pessoa? nao|falta respondeu questionario?',
      'quem {S}* sem disponibilidade',
      'quem falta',
      'nao respondeu',
      'todos respondeu questionario?',
      'cada pessoa respondeu questionario?',
    ],
  },
  unassigned: {
    example: 'Quem não foi escalado?',
    sentences: [
      'quem nao {S}* escala?',
      'quem {S}* fora escala?',
      'quem {S}* livre',
      'quem {S}* sem escala?',
      'quais|mostre|quantas pessoa? {S}* nao {S}+ escala?',
      'quais|mostre|quantas pessoa {S}* fora escala?',
    ],
  },
  load: {
    example: 'Quem serve mais?',
    sentences: [
      'quem {S}+ mais|menos',
      'quem mais|menos {S}+',
      'quantas {S}* cada pessoa {S}*',
      'mostre? carga|distribuicao escala? pessoa?',
      'como {S}* carga|distribuicao pessoa?',
      'quem sobrecarregado|cansado',
    ],
  },
  inexperienced: {
    example: 'Quais missas estão sem ministro experiente?',
    sentences: [
      'quais|onde|mostre|tem {S}* sem pessoa? experiente',
      'quais|onde|mostre|tem? {S}* falta pessoa? experiente',
      'falta experiente onde?',
      'onde|quais nao {S}* pessoa? experiente',
      'sem experiente',
    ],
  },
  incomplete: {
    example: 'Quais missas estão incompletas?',
    sentences: [
      'quais|mostre|onde|tem|quantas {S}* pessoa? {S}* incompleta|falta pessoa? completa|gere?',
      'incompleta',
      'quais pessoa? {S}* nao {S}* completa',
      'falta pessoa? onde|quais',
      'falta pessoa',
      'onde|quais {S}* falta pessoa',
      'quantas falta pessoa? gere|completa?',
    ],
  },
  serving: {
    example: 'Quem serve no dia 8?',
    sentences: [
      'quem {S}* {MS}',
      '{MS} quem {S}*',
      'quais|mostre|quem? equipe|pessoa? {S}* {MS}',
      'mostre|quais|como {S}* escala? {MS}',
      'escala|equipe {MS}',
      'quantas pessoa? {S}* {MS}',
      '{MS}',
    ],
  },
  availability: {
    example: 'Quando Ana pode servir?',
    sentences: [
      'quando|quais|onde quando? {P} pode|livre|respondeu {S}*',
      'quais|mostre? disponibilidade {P}',
      'quais|quando {S}* {P} {S}* livre',
      '{P} {S}* quando',
      '{P} respondeu questionario?',
      'quais {P} respondeu|disse|marcou',
      'para? quais {P} pode {S}*',
    ],
  },
  duties: {
    example: 'Quantas missas João tem?',
    sentences: [
      'quantas|quando|onde|quais {S}* escala? {P} {S}* escala?',
      'quais quando {S}* {P} {S}*',
      '{P} {S}* quantas|onde|quais {S}*',
      'mostre? escala? {P}',
      '{P} {S}+ escala?',
      'com? quem {S}* com? {P} {S}*',
      'quem {S}* com {P}',
    ],
  },
  place: {
    example: 'Ana pode servir no domingo às 8h?',
    sentences: ['{P} livre|pode {S}* {MS}', '{P} serve|escalado {S}* {MS}', '{P} escala? {MS}'],
  },
});
