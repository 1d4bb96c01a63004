import { useLocation, useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type Back, Page, Row, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { foldOver, type SentQuestionnaire } from './sent-model.ts';
import { QuestionnaireCard } from './questionnaire-card.tsx';
import styles from './my-questionnaires.module.css';

const HOME: Back = { to: '/dashboard', label: 'Voltar à Página Inicial' };
const PROFILE: Back = { to: '/profile', label: 'Voltar ao Perfil' };

/** The questionnaires that were sent to the person, what is to be answered first at the top; `?id=` opens one. */
export default function MyQuestionnaires() {
  const sent = useApiQuery('/api/questionnaires/sent', { query: {} }, { fresh: true });
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('id'));
  const isFromProfile = (useLocation().state as { from?: string } | null)?.from === PROFILE.to;
  const card = (questionnaire: SentQuestionnaire) => (
    <QuestionnaireCard
      key={questionnaire.id}
      questionnaire={questionnaire}
      isNamed={questionnaire.id === named}
      onClose={() => setParams({}, { replace: true })}
    />
  );
  return (
    <Page
      title="Meus Questionários"
      subtitle="Diga em quais missas você pode servir"
      back={isFromProfile ? PROFILE : HOME}
      actions={
        <ButtonLink look="quiet" className={styles.blocked} to="/profile#dias">
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
        {(questionnaires) => {
          const { shown, over } = foldOver(questionnaires, named, new Date());
          return (
            <Stack>
              {shown.map(card)}
              {over.length > 0 && (
                <Disclosure summary={`Questionários anteriores (${over.length})`}>
                  <Stack>{over.map(card)}</Stack>
                </Disclosure>
              )}
            </Stack>
          );
        }}
      </QueryState>
      {!isFromProfile && (
        <Row>
          <ButtonLink look="quiet" to={PROFILE.to}>
            Meu Perfil
          </ButtonLink>
        </Row>
      )}
    </Page>
  );
}
