import { useApiQuery } from '../../api/queries.ts';
import { dateOf } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { QuestionnaireStatus, ResponseProgress } from '../questionnaires/questionnaire-parts.tsx';
import { FIRST_THREE } from './coordination-model.ts';
import { Entry } from './entry.tsx';

/** The three questionnaires sent last. */
export function QuestionnairesTab() {
  const sent = useApiQuery('/api/questionnaires/sent', { query: { range: FIRST_THREE } }, { fresh: true });
  return (
    <QueryState
      query={sent}
      empty={
        <EmptyState
          text="Nenhum questionário enviado"
          action={<ButtonLink to="/questionnaires">Abrir questionários</ButtonLink>}
        />
      }
    >
      {(list) => (
        <Stack>
          <CardGrid min={320} narrow>
            {list.slice(0, 3).map((questionnaire) => (
              <Entry
                key={questionnaire.id}
                title={questionnaire.title}
                badge={<QuestionnaireStatus status={questionnaire.status} />}
                facts={
                  <Dotted
                    facts={[
                      questionnaire.scheduleTitle,
                      questionnaire.sentAt && `enviado em ${dateOf(questionnaire.sentAt)}`,
                    ]}
                  />
                }
                link={
                  <ButtonLink to={`/questionnaires?scheduleId=${questionnaire.scheduleId}`}>
                    <span>
                      Gerenciar<span className="visually-hidden"> {questionnaire.title}</span>
                    </span>
                  </ButtonLink>
                }
              >
                <ResponseProgress questionnaire={questionnaire} />
              </Entry>
            ))}
          </CardGrid>
          <Row>
            <ButtonLink look="quiet" to="/questionnaires">
              Ver todos os questionários
            </ButtonLink>
          </Row>
        </Stack>
      )}
    </QueryState>
  );
}
