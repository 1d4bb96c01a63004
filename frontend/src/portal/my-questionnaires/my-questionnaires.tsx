import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { byUrgency } from './sent-model.ts';
import { QuestionnaireCard } from './questionnaire-card.tsx';

/** The questionnaires that were sent to the person, what is to be answered first at the top; `?id=` opens one. */
export default function MyQuestionnaires() {
  const sent = useApiQuery('/api/questionnaires/sent', { query: {} }, { fresh: true });
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('id'));
  return (
    <Page
      title="Meus Questionários"
      subtitle="Diga em quais missas você pode servir"
      back={{ to: '/profile', label: 'Voltar ao Perfil' }}
      actions={
        <ButtonLink look="quiet" to="/profile#dias">
          Dias em que não posso servir
        </ButtonLink>
      }
    >
      <QueryState
        query={sent}
        empty={
          <EmptyState
            text="Nenhum questionário foi enviado a você ainda. Quando a coordenação enviar um, ele aparece aqui."
            action={<ButtonLink to="/my-schedule">Ver minha escala</ButtonLink>}
          />
        }
      >
        {(questionnaires) => (
          <Stack>
            {byUrgency(questionnaires).map((questionnaire) => (
              <QuestionnaireCard
                key={questionnaire.id}
                questionnaire={questionnaire}
                isNamed={questionnaire.id === named}
                onClose={() => setParams({}, { replace: true })}
              />
            ))}
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}
