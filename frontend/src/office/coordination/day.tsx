import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/http.ts';
import { dateTimeOf, shortDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Muted, Row } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import { massMoment } from '../confirmations/confirmations-model.ts';
import { WhatsAppQuestion } from '../confirmations/whatsapp-question.tsx';
import { chaseText } from '../questionnaires/questionnaire-model.ts';
import { dayIsEmpty, people, serveText, type Day, type DayPerson } from './day-model.ts';
import styles from './day.module.css';

/** What needs a person now, the most urgent first, each with the way to do it. */
export function DayCard({ day }: { day: UseQueryResult<Day, ApiError> }) {
  return (
    <Card title="Para hoje">
      <QueryState query={day} loading={<Muted>Carregando o que espera por você…</Muted>}>
        {(found) =>
          dayIsEmpty(found) ? (
            <p>Nada a fazer por enquanto.</p>
          ) : (
            <ul className={styles.day}>{itemsOf(found)}</ul>
          )
        }
      </QueryState>
    </Card>
  );
}

function itemsOf({
  holes,
  substitutions,
  unconfirmed,
  questionnaires,
  registrations,
  failedMails,
  mandates,
}: Day): ReactNode {
  return (
    <>
      {holes.map((hole) => (
        <Item
          key={`hole ${hole.slotId}`}
          title={`${hole.missing === 1 ? 'Falta 1 pessoa' : `Faltam ${hole.missing} pessoas`}: ${massMoment(hole)}`}
          to={`/schedules/${hole.scheduleId}`}
          act="Preencher"
        >
          {hole.candidates.length === 0 ? (
            <Muted>Ninguém pode agora sem mudar outra missa.</Muted>
          ) : (
            <ul className={styles.people}>
              {hole.candidates.map((person) => (
                <Person key={person.ministerId} person={person}>
                  {person.phone && (
                    <WhatsAppButton
                      name={person.scheduleName}
                      phone={person.phone}
                      text={serveText(person.scheduleName, hole)}
                    />
                  )}
                </Person>
              ))}
            </ul>
          )}
        </Item>
      ))}
      {substitutions.map((request) => (
        <Item
          key={`substitution ${request.id}`}
          title={`${request.scheduleName} não pode: ${massMoment(request)}`}
          to={`/schedules/${request.scheduleId}`}
          act="Abrir a escala"
        >
          <Muted>Pedido de substituição sem ninguém; as escolhas estão no cartão abaixo.</Muted>
        </Item>
      ))}
      {unconfirmed.map((mass) => (
        <Item
          key={`unconfirmed ${mass.slotId}`}
          title={`${people(mass.people.length)} sem confirmar: ${massMoment(mass)}`}
          to={`/schedules/${mass.scheduleId}`}
          act="Ver confirmações"
        >
          <ul className={styles.people}>
            {mass.people.map((person) => (
              <Person key={person.ministerId} person={person}>
                <WhatsAppQuestion name={person.scheduleName} phone={person.phone} mass={mass} />
              </Person>
            ))}
          </ul>
        </Item>
      ))}
      {questionnaires.map(({ id, scheduleId, title, responseDeadline, missing, people: named }) => (
        <Item
          key={`questionnaire ${id}`}
          title={`${people(missing)} sem responder: ${title}`}
          to={`/questionnaires?scheduleId=${scheduleId}`}
          act="Lembrar"
        >
          <Muted>Fecha em {dateTimeOf(responseDeadline)}.</Muted>
          <ul className={styles.people}>
            {named.map((person) => (
              <Person key={person.ministerId} person={person}>
                {person.phone && (
                  <WhatsAppButton
                    name={person.scheduleName}
                    phone={person.phone}
                    text={chaseText(person.scheduleName, { id, title }, location.origin)}
                  />
                )}
              </Person>
            ))}
          </ul>
          {missing > named.length && <Muted>E mais {missing - named.length}.</Muted>}
        </Item>
      ))}
      {registrations > 0 && (
        <Item
          title={`${registrations === 1 ? '1 cadastro espera' : `${registrations} cadastros esperam`} uma decisão`}
          to="/admin?tab=registrations"
          act="Decidir"
        />
      )}
      {failedMails > 0 && (
        <Item
          title={failedMails === 1 ? '1 e-mail não saiu' : `${failedMails} e-mails não saíram`}
          to="/emails"
          act="Ver e-mails"
        />
      )}
      {mandates.map(({ ministerId, scheduleName, mandateUntil }) => (
        <Item
          key={`mandate ${ministerId}`}
          title={`O mandato de ${scheduleName} termina em ${shortDate(mandateUntil)}`}
          to={`/ministers/${ministerId}`}
          act="Renovar"
        />
      ))}
    </>
  );
}

function Item({
  title,
  to,
  act,
  children,
}: {
  title: string;
  to: string;
  act: string;
  children?: ReactNode;
}) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
      <Row>
        <ButtonLink to={to}>
          <span>
            {act}
            <span className="visually-hidden">: {title}</span>
          </span>
        </ButtonLink>
      </Row>
    </li>
  );
}

function Person({ person, children }: { person: DayPerson; children: ReactNode }) {
  return (
    <li>
      <span>{person.scheduleName}</span>
      {children}
    </li>
  );
}
