/** Numbers that are judged: "dois é pouco, põe quatro", "mais um, cinco tá de bom tamanho". */
import * as judged from '../vocabulary/judged.js';

const NUMBER = String.raw`(?<![\d/:]|\b(?:dia|dias|as|das|n[ao]s?|d[oa]|dos|ao|aos|regra|regras|domingo|sabado|segunda|terca|quarta|quinta|sexta|feira) |\bdias \d{1,2}(?:, \d{1,2})*(?:,| e) |\b(?:dia|as|das) \d{1,2} e )\b\d{1,2}\b(?! (?:anos?|mes|meses|dias?|semanas?|horas?|minutos?|reais|filh\w+|net[oa]s?|criancas|onibus|quilo\w+|por cento)\b)(?![/:]|h| ?h(?:s|rs|oras)?\b| de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))`;
const NOUN = String.raw`(?: (?:${judged.COUNTED}))?`;
/** Whom, where and when, between the number and what is said of it. */
const PLACE = String.raw`((?: (?:n[ao]s?|para|em|por|pel[ao]|d[ao]|com) (?:(?!mais\b|menos\b)[^,\d ]+ ?|(?:dia|as|das|domingo|sabado|feira) \d\S*? ?){1,6}?)?)`;
const VERY = String.raw`(?:(?:${judged.VERY}) )*`;
const JUDGEMENT = String.raw`(?:${VERY}(?:${judged.IS}) ${VERY}(?:${judged.TOO})\b(?: demais| mesmo)?|${VERY}(?:(?:${judged.IS}) )?${VERY}(?:${judged.TOO_BY_ITSELF})\b|nao (?:(?:vai|vao|ira|irao|iria|pode|podem) )?(?:${judged.DOES})\b|${VERY}(?:${judged.WEARS})\b)`;
/** Whose judgement it is. */
const OPINION = String.raw`(?:\b(?:eu )?(?:acho|creio|penso|digo|vejo|sinto|reparei|notei|considero|parece|imagino|entendo)(?: que)? (?:so )?)?`;
/** "Três missas na Vera é muito". */
const REJECTED = new RegExp(
  String.raw`${OPINION}(?:\b(?:so|apenas|somente|com|os|as|que|pois|porque) )?${NUMBER}(${NOUN})${PLACE},? ?${JUDGEMENT}(?: nao\b)?`,
  'g',
);
/** "Não aguenta três", "pra que três pessoas". */
const BEFORE_IT = new RegExp(
  String.raw`\b(?:nao (?:${judged.CANNOT_BEAR})|para que|por ?que) ${NUMBER}${NOUN}`,
  'g',
);
/** Any number that counts. */
const COUNT = new RegExp(
  String.raw`${NUMBER}|\b(?:uma?) (?:so\b|unic|${judged.COUNTED})|\b(?:com|mais|menos|para|tir[ae]|bot[ae]|so) uma?(?=,|$| (?:d[ao]|n[ao]|so|a menos|a mais))`,
);
/** Said, and denied at once. */
const DENIED = new RegExp(String.raw`\b(\d{1,2})${NOUN},? nao,* ?`, 'g');
/** Where a number was taken out. */
const MARK = '~';
const AFTER_A_DAY = /(\d) ?,~,? ?(?=\d)/g;
/** One of which it is not said what it counts. */
const BARE = new RegExp(String.raw`${NUMBER}(?=,|$| (?:e|sao|ja|ta|esta|cheg\w+|bast\w+|fica\w*)\b)`);
/** "Mais um ministro, cinco tá de bom tamanho": so many in all. */
const RAISED_TO = new RegExp(
  String.raw`\bmais (?:uma?|\d{1,2})${NOUN}((?: [^,\d]{1,40}?)?),? (?:[^,\d]{1,12}, )?(${NUMBER})${NOUN} ${judged.RIGHT}(?=,|$)`,
  'g',
);
/** "Tira um, em vez de quatro põe três". */
const INSTEAD =
  /\b(?:tir[ae]|diminu[ia]|aument[ae]|bot[ae]|coloc[ae]|poe) (?:mais )?(?:uma?|\d{1,2})(?: (?:pessoas?|ministr\w+))?,? (?=(?:em vez|no lugar|ao inves) de \d{1,2}(?: (?:pessoas?|ministr\w+))?,? (?:poe|ponha|bot[ae]|coloc[ae]|fica|fique|quero|deix[ae]|sejam?) \d)/g;
/** "… mais que isso ela não aguenta": the number before was the most. */
const NO_MORE =
  /,? ?\b(?:e )?(?:mais|acima|alem) (?:do )?(?:que |d)(?:isso|iss)(?:,? (?:ai|el[ea]|ja))* (?:nao|nem|nunca)(?: (?:ela|ele|da|dar|vai|aguenta|consegue|quer|pode|faz|precisa|de|jeito|mesmo|rola|tem como|viu))*(?=,|$| (?:que|porque|pois)\b)/g;

/** Whether all that a text counts is said to be too many or too few. */
export const onlyJudges = (text: string): boolean => {
  const rest = text.replace(REJECTED, ',').replace(BEFORE_IT, ',');
  return rest !== text && !COUNT.test(rest);
};

/** Whether a text says nothing but that the number before it was the most. */
export const saysNoMore = (text: string): boolean => text.replace(NO_MORE, '').trim() === '';

/** Whether a text holds a number that counts. */
export const holdsCount = (text: string): boolean => COUNT.test(text);

/** A text without the numbers that are rejected, where it says another; one that is said to be right is the total. */
export function withoutJudged(text: string): string {
  if (!/\d/.test(text)) return text;
  const total = text.replace(RAISED_TO, '$2 ministros$1').replace(INSTEAD, '');
  const most = NO_MORE.test(total) && COUNT.test(total) ? total.replace(NO_MORE, ',') : total;
  let noun = '';
  const isRejected = new Set<string>();
  const without = most
    .replace(REJECTED, (said: string, counted: string, place: string = '') => {
      noun = counted;
      isRejected.add(/\d{1,2}/.exec(said)![0]);
      return `${place.trim()},${MARK}`;
    })
    .replace(BEFORE_IT, `,${MARK}`)
    // "No dia 31, cinco" are no two days.
    .replace(AFTER_A_DAY, '$1, poe ')
    .replaceAll(MARK, '')
    // "Dez ministros, não, dez é muito, oito."
    .replace(DENIED, (said, value: string) => (isRejected.has(value) ? '' : said));
  if (without === most || !COUNT.test(without)) return most;
  // "Dois ministros é pouco, cinco": of the same.
  return without.replace(BARE, (number) => `${number}${noun}`).replace(/^[, ]+|[, ]+$/g, '');
}
