import type { Answer } from '../../api/client.ts';
import { dayAndMonth, hour, massMoment, momentWords } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';

export type Substitution = Answer<'GET /api/substitutions'>[number];
export type Offer = Answer<'GET /api/substitutions/{id}/offers'>[number];
export type Candidate = Answer<'GET /api/substitutions/{id}/candidates'>[number];

/** Those who can take a place, in the server's order, and those who cannot. */
export function splitByPossible(candidates: readonly Candidate[]): {
  possible: Candidate[];
  impossible: Candidate[];
} {
  return {
    possible: candidates.filter(({ possible }) => possible),
    impossible: candidates.filter(({ possible }) => !possible),
  };
}

/** Asks somebody whether they serve in the place of who asks for a substitute. */
export const askText = (
  name: string,
  request: Pick<Substitution, 'scheduleName' | 'date' | 'time'>,
): string =>
  `Olá, ${name}! ${request.scheduleName} não pode servir na missa de ${massMoment(request)}. Você pode ir?`;

/** How far the asking has come: '3 pessoas perguntadas, 1 disse que não; as próximas em 10/11, 16h.' */
export function waveWords({
  asked,
  declined,
  nextWaveAt,
  status,
  exchange,
}: Pick<Substitution, 'asked' | 'declined' | 'nextWaveAt' | 'status' | 'exchange'>): string {
  const next = nextWaveAt && status !== 'exhausted' ? momentWords(nextWaveAt) : null;
  if (asked === 0) {
    const first = exchange ? 'a pergunta vai' : 'as primeiras pessoas,';
    return `Ninguém foi perguntado ainda${next ? `; ${first} em ${next}` : ''}.`;
  }
  const said = declined > 0 ? `, ${plural(declined, 'disse que não', 'disseram que não')}` : '';
  const then = exchange ? 'esperamos a resposta até' : 'as próximas em';
  return `${plural(asked, 'pessoa perguntada', 'pessoas perguntadas')}${said}${next ? `; ${then} ${next}` : ''}.`;
}

/** How a request ended: 'Bento Lima serve no lugar.' */
export function outcomeWords({
  status,
  scheduleName,
  substituteName,
  namedName,
  exchange,
}: Pick<Substitution, 'status' | 'scheduleName' | 'substituteName' | 'namedName' | 'exchange'>): string {
  if (status === 'accepted') {
    if (substituteName === null) return 'A coordenação liberou quem pediu.';
    const traded =
      exchange && substituteName === namedName
        ? ` Em troca, ${scheduleName} serve em ${dayAndMonth(exchange.date)}, ${hour(exchange.time)}.`
        : '';
    return `${substituteName} serve no lugar.${traded}`;
  }
  if (status === 'cancelled') return 'O pedido foi retirado.';
  return status === 'expired' ? 'A missa começou sem substituto.' : 'Encerrado sem substituto.';
}
