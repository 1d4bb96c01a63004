import { sql, type Kysely } from 'kysely';

/** What other hands than the product's may have done to the trail, as said of the event that it begins with. */
const FAULTS = {
  changed: 'foi mudado depois de registrado',
  removed: 'foi apagado',
  cut: 'perdeu os atos registrados logo antes dele',
  unsealed: 'foi posto na trilha sem o sistema',
};
type TrailFault = keyof typeof FAULTS;

export interface TrailVerdict {
  /** How many events there are. */
  events: number;
  /** The first one that is not as it was stored; null where there is none. */
  broken: { eventId: number; fault: TrailFault } | null;
  /** The last seal, `number:hash`: whoever keeps it can tell later that nothing before it was made anew. */
  seal: string | null;
  /** Whether the kept seal is still part of the trail; null where none was given. */
  holdsKept: boolean | null;
}

/** The bytes of which a seal is made, with the seal before: as seal_audit_event() makes them. */
const CONTENT = sql`convert_to(jsonb_build_array(e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  e.actor_id, e.action, e.subject_type, e.subject_id, e.details, e.address, e.request_id)::text, 'UTF8')`;

/**
 * Computes every seal of the audit trail anew, in one statement, so that events that come meanwhile do not disturb.
 * The trail begins with the first event ever, or after the seal that the last `audit-trimmed` names: what stood before
 * was deleted by retention.
 * @param kept a seal that somebody kept, `number:hash`.
 */
export async function checkAuditTrail(
  db: Kysely<unknown>,
  kept: string | null = null,
): Promise<TrailVerdict> {
  const { rows } = await sql<TrailVerdict>`
    with anchor as (
      select details ->> 'seal' as seal, details ->> 'hash' as hash from audit_event
      where action = 'audit-trimmed' order by id desc limit 1),
    chain as (
      select s.id as seal, encode(s.hash, 'hex') as hash, coalesce(e.id, s.event_id) as event, e.id is null as is_gone,
        lag(s.id) over places as before, encode(sha256(coalesce(lag(s.hash) over places, '') || ${CONTENT}), 'hex') as due
      from audit_seal s full join audit_event e on e.id = s.event_id window places as (order by s.id)),
    judged as (
      select seal, event, case
        when seal is null then 'unsealed'
        when before is null and exists (select from anchor where anchor.seal = chain.seal::text)
          then case when not exists (select from anchor where anchor.hash = chain.hash) then 'changed' end
        when is_gone then 'removed'
        when seal <> coalesce(before, 0) + 1 then 'cut'
        when hash <> due then 'changed' end as fault
      from chain)
    select (select count(*)::int from audit_event) as events,
      (select jsonb_build_object('eventId', event, 'fault', fault) from judged
        where fault is not null order by seal nulls last, event limit 1) as broken,
      (select seal || ':' || hash from chain where seal is not null order by seal desc limit 1) as seal,
      case when ${kept}::text is not null
        then exists (select from chain where seal || ':' || hash = ${kept}) end as "holdsKept"`.execute(db);
  return rows[0]!;
}

/** The verdict in one sentence. */
export function tellVerdict({ events, broken }: TrailVerdict): string {
  return broken
    ? `Trilha alterada: o ato ${broken.eventId} ${FAULTS[broken.fault]}.`
    : `Trilha conferida: ${events.toLocaleString('pt-BR')} atos, nenhum mudado nem apagado.`;
}
