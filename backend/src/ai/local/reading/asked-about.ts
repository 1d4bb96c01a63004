/** What a question is about, where its sentence does not say it plainly. */
import type { MassFilter } from '../../../roster/index.js';
import { Segment } from '../message/segment.js';
import type { KindId } from '../requests/kinds.js';
import type { Context, Request } from '../requests/request.js';

/** Questions that are of one mass where one is said. */
export const OF_MASSES = new Set<KindId>([
  'serving',
  'incomplete',
  'free',
  'maybes',
  'refusing',
  'unassigned',
  'load',
  'experienced',
  'inexperienced',
  'whyIncomplete',
  'summary',
  'search',
]);

/** A question about masses that were said before it. */
export const ofTopic = (request: Request, masses: MassFilter[]): Request => {
  if (request.masses.length > 0) return request;
  const kind = ['incomplete', 'summary', 'load', 'search'].includes(request.kind) ? 'serving' : request.kind;
  return {
    ...request,
    kind: kind === 'unassigned' ? 'free' : kind === 'inexperienced' ? 'experienced' : kind,
    masses,
  };
};

/** Points at the mass that was spoken of: "quem mais está nessa missa?" */
export const POINTS =
  /\bquem\b.*\b(?:n?ess[ea]|d?ess[ea]|nest[ea])(?: (?:missa|celebracao|dia|horario|hora))?$|\b(?:falta\w*|vagas?|lugares?)\b.*\b(?:ness[ea]|nest[ea]) (?:missa|celebracao|dia|horario|hora)\b|\bquem\b.*\b(?:la|ali)$/;
/** Asks for the masses that somebody said no to. */
const REFUSED =
  /\b(?:quais|qual|que|quando|lista\w*|as|os|em que) .*\b(?:nao (?:pode|podem|podera|consegue|vai poder|marcou|quis|quer)|recusou|negou|disse (?:que )?nao|respondeu (?:que )?nao|se declarou|impedid[oa]|indisponi\w+)\b/;

/** What is asked after something is told, or by somebody else: "a comadre ficou sentida, por que ela não está no dia 15". */
export function questionAfter(sentence: string): { before: string; question: string } | null {
  const found =
    /^(.*(?:[,;:…]|\.\.)) ?((?:e |mas )?(?:(?:em|de|para|pra|com) (?=qu|q ))?(?:por ?qu[eê]|pq|quem|quais|qual|quant[oa]s?|qts|qtas|cad[eê]|(?:onde|quando)(?=.*\?$)|(?:que|q) (?:dias?|missas?|horas?|hrs?))(?![\p{L}]).*\p{L}.*)$/iu.exec(
      sentence,
    ) ??
    /^(.*\b(?:pergunt(?:ou|aram|a|ando)|quer(?:em|ia|iam)? saber|cobr(?:ou|aram|ando))\b.*?) ((?:por ?qu[eê]|pq|quem|quais|qual|quant[oa]s?|onde|quando|em que|(?:que|q) (?:dias?|missas?|horas?|hrs?))(?![\p{L}]).*\p{L}.*)$/iu.exec(
      sentence,
    );
  // "A Vera perguntou se ela está no dia 22."
  const whether =
    /^(.*\b(?:pergunt(?:ou|aram|a|am|ando)|quer(?:em|ia|iam)? saber|querendo saber)) se (.*\p{L}.*)$/iu.exec(
      sentence,
    );
  if (!found && whether) return { before: whether[1]!, question: `${whether[2]!.replace(/\?$/, '')}?` };
  return found ? { before: found[1]!, question: found[2]! } : null;
}

/** What of an answer is asked for. */
export function detailsOf(said: Segment): string[] {
  if (said.matches(/^(?:e )?com quem\b/)) return ['com'];
  if (
    said.people.length === 0 &&
    said.matches(/\b(?:limite|maximo|teto)\b|\bquantas (?:missas|vezes)\b.*\bcada\b/)
  )
    return ['limit'];
  return said.people.length === 1 && REFUSED.test(said.text) ? ['refused'] : [];
}

/** "Qual Rosa está no dia 8?": of those of one name, who serves there. */
export function asksWhich(said: Segment): boolean {
  const [one] = said.people;
  return (
    /^(?:e )?(?:qual|quais) (?:d[ao]s |de las )?/.test(said.text) &&
    said.people.length === 1 &&
    one!.known &&
    one!.candidates.length > 1 &&
    said.masses.length > 0
  );
}

/** A question that does not say which mass speaks of that which was spoken of. */
export function inContext(said: Segment, { masses }: Context): Segment {
  if (
    said.masses.length > 0 ||
    masses.length === 0 ||
    (!said.matches(POINTS) &&
      !said.matches(
        /\b(?:quem|alguem)\b.*\b(?:pode|livre|lugar|substitu\w*|cobrir|cobre)\b|^(?:e |mas |sera que )*(?:[oa] )?(?!qua|quem|onde|em )\S+(?: \S+)? (?:pode|poderia|consegue|da|esta livre)$/,
      ))
  )
    return said;
  return new Segment([
    ...said.pieces,
    { type: 'masses', filters: [...masses], once: false, breaks: false, text: '' },
  ]);
}
