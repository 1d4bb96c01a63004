import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { plural } from '../../lib/plural.ts';
import { useCan } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Muted, Page, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import { CallAttempt } from './call-attempt.tsx';
import styles from './missing-answers.module.css';
import {
  closingWords,
  lastReminderWords,
  reminderLook,
  unansweredWords,
  type Questionnaire,
  type Unanswered,
} from './questionnaire-model.ts';
import { PrintedMissing } from './printed-missing.tsx';
import { NoteLink } from './questionnaire-parts.tsx';
import { RemindButton } from './remind-button.tsx';
import { byReach, chaseFacts, chaseText } from './telephone-model.ts';
import { useUnanswered } from './use-questionnaires.ts';

/** Who has not answered, to be telephoned: whom no reminder reaches first. */
export default function MissingAnswers() {
  const id = Number(useParams().id);
  const questionnaire = useApiQuery('/api/questionnaires/{id}', { path: { id } }, { fresh: true });
  const unanswered = useUnanswered(id);
  const people = unanswered.data ?? [];
  const [others, reached] = byReach(people);
  const groups = [
    { title: 'Sem conta: só por telefone', people: others },
    { title: 'Recebem e-mail', people: reached },
  ];
  const writes = useCan()('schedules.write');
  const current = questionnaire.data;
  return (
    <Page
      title="Quem não respondeu"
      subtitle={current?.title}
      back={{
        to: current?.scheduleId ? `/questionnaires?scheduleId=${current.scheduleId}` : '/questionnaires',
        label: 'Voltar aos Questionários',
      }}
      actions={
        people.length > 0 && (
          <>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden size={20} />
              Imprimir a lista
            </Button>
            {writes && current?.status === 'sent' && reached.length > 0 && (
              <RemindButton
                look={reminderLook(current, new Date().toISOString())}
                questionnaireId={id}
                reached={reached.length}
              />
            )}
          </>
        )
      }
    >
      <QueryState query={questionnaire}>
        {(asked) => (
          <QueryState query={unanswered} empty={<EmptyState text="Todos responderam" />}>
            {() => (
              <Stack>
                <Muted>
                  <Dotted facts={factsOf(asked, people.length, new Date().toISOString())} />
                </Muted>
                {groups.map((group) => (
                  <People key={group.title} questionnaire={asked} {...group} />
                ))}
                <PrintedMissing
                  title={asked.title}
                  facts={factsOf(asked, people.length, new Date().toISOString())}
                  groups={groups}
                />
              </Stack>
            )}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}

const factsOf = (asked: Questionnaire, missing: number, now: string): (string | null)[] => [
  unansweredWords(missing),
  ...(asked.status === 'sent'
    ? [closingWords(asked.responseDeadline, now), lastReminderWords(asked, now)]
    : []),
];

function People({
  title,
  questionnaire,
  people,
}: {
  title: string;
  questionnaire: Questionnaire;
  people: readonly Unanswered[];
}) {
  const notes = useCan()('schedules.write') && questionnaire.status !== 'draft';
  if (people.length === 0) return null;
  return (
    <Card title={title} actions={<Muted>{plural(people.length, 'pessoa', 'pessoas')}</Muted>}>
      <ul className={styles.people}>
        {people.map(({ ministerId, fullName, scheduleName, phone, triedAt, remindedAt }) => (
          <li key={ministerId}>
            <span className={styles.who}>
              <strong>{fullName}</strong>
              {(remindedAt ?? triedAt) && (
                <small>
                  <Dotted facts={chaseFacts({ remindedAt, triedAt }, new Date().toISOString())} />
                </small>
              )}
            </span>
            {phone ? <PhoneLink name={fullName} phone={phone} /> : <Muted>sem telefone</Muted>}
            <span className={styles.acts}>
              {phone && (
                <WhatsAppButton
                  name={fullName}
                  phone={phone}
                  text={chaseText(scheduleName, questionnaire, location.origin)}
                />
              )}
              {notes && phone && (
                <CallAttempt questionnaireId={questionnaire.id} {...{ ministerId, fullName, triedAt }} />
              )}
              {notes && (
                <NoteLink questionnaireId={questionnaire.id} ministerId={ministerId} name={fullName} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
