import { dayAndMonth, hour, momentWords } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import type { Duty } from './my-schedule-model.ts';

type Request = Pick<
  NonNullable<Duty['substitution']>,
  'status' | 'asked' | 'declined' | 'lastAskedAt' | 'nextWaveAt' | 'namedName' | 'exchange'
>;

/** How a request stands, in sentences: 'Perguntamos a 3 pessoas, a última vez em 10/11, 14h.' */
export function progressOf(request: Request, now: Date): string[] {
  const { status, asked, declined, lastAskedAt, nextWaveAt, namedName, exchange } = request;
  const trade = exchange && `Em troca, você serve em ${dayAndMonth(exchange.date)}, ${hour(exchange.time)}.`;
  if (lastAskedAt === null) {
    if (nextWaveAt === null)
      return [
        `${status === 'exhausted' ? 'Não há a quem perguntar' : 'Não há tempo de perguntar a ninguém antes da missa'}. A coordenação vê o seu pedido; se puder, telefone.`,
        'Esta missa continua com você.',
      ];
    return [
      `${namedName ? `Ainda não perguntamos a ${namedName}` : 'Ninguém foi perguntado ainda'}: perguntamos ${fromWhen(nextWaveAt, now)}.`,
      ...(trade ? [trade] : []),
      'Esta missa continua com você.',
    ];
  }
  const whom = asked === 1 && namedName ? namedName : plural(asked, 'pessoa', 'pessoas');
  const said = declined > 0 ? ` ${plural(declined, 'disse que não pode', 'disseram que não podem')}.` : '';
  const next =
    status === 'exhausted' && exchange
      ? `${whom} não aceitou a troca. Em “Pedir de novo” você propõe a outra pessoa ou pergunta ao ministério.`
      : status === 'exhausted'
        ? 'Não há mais a quem perguntar. A coordenação já sabe; você também pode pedir de novo com outras palavras.'
        : nextWaveAt === null
          ? 'Esperamos a resposta.'
          : exchange
            ? `Esperamos a resposta até ${momentWords(nextWaveAt)}.`
            : `Se ninguém aceitar, perguntamos a mais gente em ${momentWords(nextWaveAt)}.`;
  const last = asked === 1 ? ' em' : ', a última vez em';
  return [
    `Perguntamos a ${whom}${last} ${momentWords(lastAskedAt)}.${said}`,
    ...(trade ? [trade] : []),
    next,
    'Até alguém aceitar, esta missa continua com você.',
  ];
}

function fromWhen(firstWaveAt: string, now: Date): string {
  return new Date(firstWaveAt) <= now ? 'agora mesmo' : `a partir de ${momentWords(firstWaveAt)}`;
}
