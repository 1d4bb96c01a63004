import { useApiQuery } from '../../api/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';

/** The questionnaires that were sent to the person, the latest first. */
export default function MyQuestionnaires() {
  const sent = useApiQuery('/api/questionnaires/sent', { query: {} }, { fresh: true });
  return (
    <Page
      title="Meus Questionários"
      subtitle="Diga em quais missas você pode servir"
      back={{ to: '/profile', label: 'Voltar ao Perfil' }}
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
            {questionnaires.map((questionnaire) => (
              <QuestionnaireCard key={questionnaire.id} questionnaire={questionnaire} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}
