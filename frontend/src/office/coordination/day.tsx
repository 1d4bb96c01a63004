import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import type { ApiError } from '../../api/http.ts';
import { capital, hour, longDate, massMoment, shortDate } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { useCan } from '../../shared/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Muted, Row } from '../../ui/page.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { QueryState } from '../../ui/states.tsx';
import { CannotCome } from '../confirmations/cannot-come.tsx';
import { NoteConfirmation } from '../confirmations/note-confirmation.tsx';
import { RemindUnconfirmed } from './remind-unconfirmed.tsx';
import { WhatsAppQuestion } from '../confirmations/whatsapp-question.tsx';
import { MassLink, MassLinks, massPath, type LinkedMass } from '../parts/mass-links.tsx';
import { closingWords, lastReminderWords } from '../questionnaires/questionnaire-model.ts';
import { RemindButton } from '../questionnaires/remind-button.tsx';
import type { Substitution } from '../substitutions/substitutions-model.ts';
import { ShortageCandidates } from './day-shortage.tsx';
import {
  byUrgency,
  conflictTitle,
  isForTelephone,
  NEED_WORDS,
  people,
  questionnaireTitle,
  reminderWords,
  silentOf,
  substitutionTitle,
  waitingAmong,
  type Day,
  type DayItem,
  type DaySubstitution,
  type Silent,
} from './day-model.ts';
import styles from './day.module.css';
import { RequestWords } from '../substitutions/request-words.tsx';
import { type ChosenAct, SubstitutionActs, SubstitutionDialog } from '../substitutions/substitution-acts.tsx';

const LOADING = <Muted>Carregando o que espera por você…</Muted>;

/** What needs a person now, the most urgent first, each with the way to do it. */
export function DayCard({
  day,
  requests,
}: {
  day: UseQueryResult<Day, ApiError>;
  /** The requests for a substitute that are open, for what can be done about them from here. */
  requests: UseQueryResult<Substitution[], ApiError>;
}) {
  const [chosen, setChosen] = useState<ChosenAct | null>(null);
  const writes = useCan()('schedules.write');
  return (
    <Card title="Para hoje">
      <QueryState query={day} loading={LOADING}>
        {(found) => {
          if (requests.isPending) return LOADING;
          const items = byUrgency(found, Date.now());
          return items.length === 0 ? (
            <p>
              {writes
                ? 'Nada a fazer por enquanto.'
                : 'Nada depende de você: quem decide é a coordenação. O que ela decide, você acompanha abaixo.'}
            </p>
          ) : (
            <ul className={styles.day}>
              {items.map((item) => (
                <ItemOf key={keyOf(item)} item={item} requests={requests.data ?? []} onAct={setChosen} />
              ))}
            </ul>
          );
        }}
      </QueryState>
      {chosen && <SubstitutionDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </Card>
  );
}

function keyOf(item: DayItem): string {
  switch (item.kind) {
    case 'conflict':
      return `conflict ${item.conflicts[0].ministerId}`;
    case 'shortage':
      return `shortage ${item.shortage.slotId}`;
    case 'substitution':
      return `substitution ${item.requests[0].ministerId}`;
    case 'unconfirmed':
      return `unconfirmed ${item.date}`;
    case 'questionnaire':
      return `questionnaire ${item.questionnaire.id}`;
    default:
      return item.kind;
  }
}

function ItemOf({
  item,
  requests,
  onAct,
}: {
  item: DayItem;
  requests: readonly Substitution[];
  onAct: (chosen: ChosenAct) => void;
}) {
  const now = new Date().toISOString();
  switch (item.kind) {
    case 'conflict': {
      const [{ masses }] = item.conflicts;
      const title = conflictTitle(item.conflicts);
      return (
        <Item
          title={title}
          mass={only(masses)}
          act={
            only(masses) ? (
              <To title={title} to={massPath(masses[0]!)} act="Abrir a missa" />
            ) : (
              <To title={title} to={`/schedules/${masses[0]!.scheduleId}`} act="Abrir a escala" />
            )
          }
        >
          <Masses masses={masses} />
        </Item>
      );
    }
    case 'shortage': {
      const { shortage } = item;
      const title = `${shortage.missing === 1 ? 'Falta 1 pessoa' : `Faltam ${shortage.missing} pessoas`}: ${massMoment(shortage)}`;
      return (
        <Item title={title} mass={shortage}>
          <ShortageCandidates
            shortage={shortage}
            all={<To title={title} to={massPath(shortage)} act="Ver todos" />}
          />
        </Item>
      );
    }
    case 'substitution': {
      const wholeOf = ({ id }: DaySubstitution) => requests.find((request) => request.id === id);
      const acts = (request: DaySubstitution) => {
        const whole = wholeOf(request);
        const first = request.need === 'to-call' ? 'look' : 'give';
        return whole && <SubstitutionActs request={whole} writes first={first} onAct={onAct} />;
      };
      const [first, ...more] = item.requests;
      const masses = item.requests.map((request) => ({ ...request, reason: NEED_WORDS[request.need] }));
      const isAlone = more.length === 0;
      const whole = wholeOf(first);
      return (
        <Item title={substitutionTitle(item.requests)} mass={only(masses)} act={isAlone && acts(first)}>
          <Masses masses={masses} acts={(request) => <span className={styles.acts}>{acts(request)}</span>} />
          {isAlone && whole && <RequestWords request={whole} />}
        </Item>
      );
    }
    case 'unconfirmed': {
      const { date, masses } = item;
      const groups = silentOf(masses);
      const silent = groups.flatMap((group) => group.people);
      const waiting = waitingAmong(silent);
      const reminded = reminderWords(silent, now);
      const title = `${people(silent.length)} sem confirmar: ${longDate(date)}`;
      return (
        <Item title={title} act={waiting > 0 && <RemindUnconfirmed date={date} waiting={waiting} />}>
          {reminded && <Muted>{reminded}</Muted>}
          <Disclosure summary={<Names count={silent.length} of={title} />}>
            {groups.map((group) => (
              <SilentPeople key={group.masses.map(({ slotId }) => slotId).join()} group={group} />
            ))}
            <To
              title={title}
              to={`/schedules/${masses[0]!.scheduleId}?dia=${date}#confirmacoes`}
              act="Ver confirmações"
            />
          </Disclosure>
        </Item>
      );
    }
    case 'questionnaire': {
      const { questionnaire } = item;
      const { id, responseDeadline, missing, reachable } = questionnaire;
      const words = questionnaireTitle(questionnaire);
      const telephone = isForTelephone(questionnaire);
      const list = `/questionnaires/${id}/missing`;
      const toTelephone = missing - reachable;
      return (
        <Item
          title={words}
          act={
            telephone ? (
              <To title={words} to={list} act="Lista para telefonar" />
            ) : (
              <>
                <RemindButton questionnaireId={id} reached={reachable} />
                <To title={words} to={list} act="Abrir a lista" />
              </>
            )
          }
        >
          <Muted>
            {[closingWords(responseDeadline, now), lastReminderWords(questionnaire, now)]
              .filter((words) => words !== null)
              .map((words) => `${words}.`)
              .join(' ')}
            {!telephone &&
              toTelephone > 0 &&
              ` ${plural(toTelephone, 'pessoa', 'pessoas')} sem conta: só por telefone.`}
          </Muted>
        </Item>
      );
    }
    case 'registrations': {
      const { count } = item;
      const title = `${count === 1 ? '1 cadastro espera' : `${count} cadastros esperam`} uma decisão`;
      return <Item title={title} act={<To title={title} to="/admin?tab=registrations" act="Decidir" />} />;
    }
    case 'failed-mails': {
      const title = item.count === 1 ? '1 e-mail não saiu' : `${item.count} e-mails não saíram`;
      return <Item title={title} act={<To title={title} to="/emails" act="Ver e-mails" />} />;
    }
    case 'whatsapp': {
      const title =
        item.count === 1
          ? '1 aviso por WhatsApp não chegou, e foi por e-mail'
          : `${item.count} avisos por WhatsApp não chegaram, e foram por e-mail`;
      return <Item title={title} act={<To title={title} to="/emails" act="Ver e-mails" />} />;
    }
    case 'mandates': {
      const [first, ...others] = item.mandates;
      if (!first) return null;
      const { ministerId, scheduleName, mandateUntil } = first;
      if (others.length === 0) {
        const title = `O mandato de ${scheduleName} termina em ${shortDate(mandateUntil)}`;
        return (
          <Item title={title} act={<To title={title} to={`/ministers/${ministerId}`} act="Renovar" />} />
        );
      }
      const title = `O mandato de ${people(item.mandates.length)} termina logo`;
      return (
        <Item title={title}>
          <Muted>O primeiro em {shortDate(mandateUntil)}.</Muted>
          <Disclosure summary={<Names count={item.mandates.length} of={title} />}>
            <ul className={styles.people}>
              {item.mandates.map((each) => (
                <li key={each.ministerId}>
                  <span className={styles.name}>
                    {each.scheduleName}
                    <small>até {shortDate(each.mandateUntil)}</small>
                  </span>
                  <span className={styles.acts}>
                    <To title={each.scheduleName} to={`/ministers/${each.ministerId}`} act="Renovar" />
                  </span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </Item>
      );
    }
  }
}

/** The masses of somebody who cannot be there; of one alone, which the title leads to, only why. */
function Masses<Mass extends LinkedMass & { reason: string }>({
  masses,
  acts,
}: {
  masses: readonly Mass[];
  acts?: (mass: Mass) => ReactNode;
}) {
  const reasons = new Set(masses.map(({ reason }) => reason));
  const [shared] = reasons.size === 1 ? reasons : [];
  const shown = shared === undefined ? masses : masses.map((mass) => ({ ...mass, reason: '' }));
  return (
    <>
      {shared !== undefined && <Muted>{capital(shared)}</Muted>}
      {masses.length > 1 && <MassLinks masses={shown} {...(acts && { acts })} />}
    </>
  );
}

const only = <Mass,>(masses: readonly Mass[]): Mass | undefined =>
  masses.length === 1 ? masses[0] : undefined;

function Item({
  title,
  mass,
  act,
  children,
}: {
  title: string;
  /** The one that the title ends with. */
  mass?: LinkedMass | undefined;
  act?: ReactNode;
  children?: ReactNode;
}) {
  const [what, about] = title.split(/(?<=: )/);
  return (
    <li>
      <div>
        <h3>
          {what}
          {about && (
            <span className={styles.about}>{mass ? <MassLink mass={mass} words={about} /> : about}</span>
          )}
        </h3>
        {children}
      </div>
      {act && <Row>{act}</Row>}
    </li>
  );
}

const Names = ({ count, of: title }: { count: number; of: string }) => (
  <>
    Nomes ({count})<span className="visually-hidden">: {title}</span>
  </>
);

function To({ title, to, act }: { title: string; to: string; act: string }) {
  return (
    <ButtonLink to={to}>
      <span>
        {act}
        <span className="visually-hidden">: {title}</span>
      </span>
    </ButtonLink>
  );
}

function SilentPeople({ group: { masses, people: silent } }: { group: Silent }) {
  return (
    <section>
      <h4>
        {masses.map((mass, index) => (
          <Fragment key={mass.slotId}>
            {index > 0 && ' e '}
            <MassLink mass={mass} />
          </Fragment>
        ))}
      </h4>
      <ul className={styles.people}>
        {silent.map(({ ministerId, scheduleName, phone, places }) => (
          <li key={ministerId}>
            <span className={styles.name}>{scheduleName}</span>
            {phone && <PhoneLink name={scheduleName} phone={phone} />}
            {places.map(({ mass, person }) => (
              <span key={mass.slotId} className={styles.acts}>
                {places.length > 1 && hour(mass.time)}
                <WhatsAppQuestion name={scheduleName} phone={person.phone} mass={mass} />
                <NoteConfirmation assignmentId={person.assignmentId} name={scheduleName} />
                <CannotCome ministerId={ministerId} name={scheduleName} mass={mass} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
