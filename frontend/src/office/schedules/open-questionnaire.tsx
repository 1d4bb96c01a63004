import { dateTimeOf } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { FieldSet, Radio } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { waitingFor, type Questionnaire } from '../questionnaires/questionnaire-model.ts';
import { useUnanswered } from '../questionnaires/use-questionnaires.ts';

/** A questionnaire still asks about a schedule that is about to be published: who is missing, and what becomes of it. */
export function OpenQuestionnaire({
  questionnaire,
  closes,
  onCloses,
}: {
  questionnaire: Questionnaire;
  /** It ends with the publication. */
  closes: boolean;
  onCloses: (closes: boolean) => void;
}) {
  const { title, responseDeadline } = questionnaire;
  const waiting = plural(waitingFor(questionnaire), 'pessoa não respondeu', 'pessoas não responderam');
  const until = responseDeadline === null ? '' : `, até ${dateTimeOf(responseDeadline)}`;
  return (
    <Stack gap={8}>
      <Notice tone="warning" title="O questionário ainda está aberto">
        “{title}” espera respostas{until}: {waiting}.
      </Notice>
      <Disclosure summary="Quem não respondeu">
        <Missing questionnaire={questionnaire} />
      </Disclosure>
      <FieldSet legend="Ao publicar">
        <Radio
          name="open-questionnaire"
          checked={closes}
          onChange={() => onCloses(true)}
          label="Encerrar o questionário: ninguém mais é perguntado"
        />
        <Radio
          name="open-questionnaire"
          checked={!closes}
          onChange={() => onCloses(false)}
          label="Deixar aberto até o prazo"
        />
      </FieldSet>
    </Stack>
  );
}

function Missing({ questionnaire: { id } }: { questionnaire: Questionnaire }) {
  return (
    <QueryState query={useUnanswered(id)} loading={<Loading />}>
      {(people) => (
        <p>
          <Dotted facts={people.map(({ scheduleName }) => scheduleName)} />
        </p>
      )}
    </QueryState>
  );
}
