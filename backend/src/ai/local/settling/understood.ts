/** What was understood of a request, in words that the coordinator can check. */
import { type MassFilter, onMasses } from '../../../roster/index.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { listed, names } from '../words/phrases.js';
import { searchTitle } from '../reading/searches.js';
import { rulesInWords } from './rules-in-words.js';
import type { SettledRequest } from './settled-request.js';

const TITLES: Partial<Record<KindId, string>> = {
  solve: 'gerar a escala',
  summary: 'o resumo da escala',
  accept: 'aceitar a proposta',
  discard: 'descartar a proposta',
  undo: 'desfazer o que foi aceito',
  compare: 'o que a proposta muda',
  listRules: 'as regras desta escala',
  removeAllRules: 'retirar todas as regras',
  undoLast: 'desfazer o que fiz por último',
  undoEverything: 'desfazer tudo o que você pediu nesta conversa',
  incomplete: 'as missas incompletas',
  inexperienced: 'as missas sem ministro experiente',
  silent: 'quem ainda não respondeu',
  unassigned: 'quem não foi escalado',
  load: 'como as missas estão divididas',
};

/** What a request of a kind that says nothing else is called. */
export const titleOf = (kind: KindId): string | undefined => TITLES[kind];

const ABOUT: Partial<Record<KindId, string>> = {
  free: 'quem está livre',
  maybes: 'quem respondeu talvez',
  refusing: 'quem não pode',
  experienced: 'se há ministro experiente',
  serving: 'quem serve',
  availability: 'quando pode servir',
  duties: 'as missas de',
  place: 'a situação de',
  whyAbsent: 'por que alguém não serve',
  whyPresent: 'por que alguém serve',
  whyIncomplete: 'por que falta gente',
};

const said = (filters: readonly MassFilter[]) => filters.map(onMasses).join(' e ');

/** What was understood, as the coordinator may check it. */
export function inWords(meaning: SettledRequest): string {
  const { kind, people, filters, numbers } = meaning;
  if (RULE_SETTING_IDS.has(kind)) return rulesInWords(meaning);
  if (kind === 'removeRule') {
    if (people.length > 0) return `retirar a regra sobre ${names(people)}`;
    if (numbers.length === 0) return 'retirar uma regra';
    return numbers.length === 1 ? `retirar a regra ${numbers[0]}` : `retirar as regras ${listed(numbers)}`;
  }
  if (kind === 'free' && people.length > 0) return `quem pode substituir ${names(people)} ${said(filters)}`;
  if (kind === 'serving' && people.length > 0) return `quem serve com ${names(people)} ${said(filters)}`;
  if ((kind === 'whyAbsent' || kind === 'whyPresent') && people.length > 0) {
    const serves = people.length === 1 ? 'serve' : 'servem';
    return `por que ${names(people)} ${kind === 'whyAbsent' ? 'não ' : ''}${serves} ${said(filters)}`.trim();
  }
  if (kind === 'search') return [searchTitle(meaning.words), said(filters)].filter(Boolean).join(' ');
  const title = TITLES[kind];
  if (title) return title;
  return [ABOUT[kind], people.map(({ name }) => name).join(' e '), said(filters)].filter(Boolean).join(' ');
}
