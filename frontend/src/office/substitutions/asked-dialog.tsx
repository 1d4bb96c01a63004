import { useApiQuery } from '../../api/queries.ts';
import { dateTimeOf, massMoment, momentWords } from '../../lib/dates.ts';
import { labelOf, OFFER_ANSWER_LABELS, OFFER_CHANNEL_LABELS } from '../../api/labels.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { Reach } from '../../ui/reach.tsx';
import { QueryState } from '../../ui/states.tsx';
import { RefusalButton } from './refusal-button.tsx';
import { askText, type Offer, type Substitution } from './substitutions-model.ts';
import styles from './substitutions.module.css';

/** Who was asked for a place, when, by which way and what they said; and, when nobody could, what would fill it. */
export function AskedDialog({ request, onClose }: { request: Substitution; onClose: () => void }) {
  const { id, scheduleName, date, time, reason, createdAt } = request;
  const offers = useApiQuery('/api/substitutions/{id}/offers', { path: { id } }, { fresh: true });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Quem foi perguntado"
      description={`No lugar de ${scheduleName}, ${massMoment({ date, time })}.`}
    >
      <Stack gap={24}>
        <figure className={styles.asking}>
          <blockquote>{reason}</blockquote>
          <figcaption>Pedido em {dateTimeOf(createdAt)}</figcaption>
        </figure>
        <QueryState query={offers} empty={<Muted>Ninguém foi perguntado ainda.</Muted>}>
          {(list) => (
            <ul className={styles.requests}>
              {list.map((offer) => (
                <li key={offer.id}>
                  <Asked offer={offer} request={request} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
        {request.status === 'exhausted' && <Repairs request={request} />}
      </Stack>
    </Dialog>
  );
}

function Asked({ offer, request }: { offer: Offer; request: Substitution }) {
  const { id, scheduleName, phone, wave, askedAt, channel, answer, answeredAt } = offer;
  return (
    <article className={styles.request}>
      <Stack gap={8}>
        <h3>{scheduleName}</h3>
        <p>
          {answer && answeredAt
            ? `${labelOf(OFFER_ANSWER_LABELS, answer)}, ${momentWords(answeredAt)}`
            : 'Não respondeu'}
        </p>
        <Muted>
          <Dotted
            facts={[
              channel !== 'portal' && `${wave}ª onda, ${momentWords(askedAt)}`,
              labelOf(OFFER_CHANNEL_LABELS, channel),
            ]}
          />
        </Muted>
      </Stack>
      {answer === null && (
        <Row>
          <Reach name={scheduleName} phone={phone} text={askText(scheduleName, request)} />
          {channel === 'coordination' && <RefusalButton offerId={id} name={scheduleName} />}
        </Row>
      )}
    </article>
  );
}

/** The engine's smallest changes: proposals, for each moves people who have to agree. */
function Repairs({ request: { id, scheduleId } }: { request: Substitution }) {
  const repairs = useApiQuery('/api/substitutions/{id}/repairs', { path: { id } }, { fresh: true });
  return (
    <section>
      <Stack>
        <h3>O que ainda preencheria o lugar</h3>
        <QueryState query={repairs} empty={<p>Nenhuma mudança pequena da escala preencheria este lugar.</p>}>
          {(list) => (
            <>
              <p>Nada muda sozinho: fale com as pessoas antes e depois mude na escala.</p>
              <ul>
                {list.map(({ message, scheduleName, brief }) => (
                  <li key={message}>
                    <strong>{scheduleName}</strong>: {brief}
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryState>
        <Row>
          <ButtonLink to={`/schedules/${scheduleId}`}>Abrir a escala</ButtonLink>
        </Row>
      </Stack>
    </section>
  );
}
