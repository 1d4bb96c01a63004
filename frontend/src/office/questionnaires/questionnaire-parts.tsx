import { ANSWER_CHANNEL_LABELS, QUESTIONNAIRE_STATUS_LABELS, labelOf } from '../../api/labels.ts';
import { capital } from '../../lib/dates.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Checkbox, SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { progressOf, type Questionnaire, type Responses } from './questionnaire-model.ts';
import styles from './questionnaires.module.css';

const TONES: Record<string, Tone> = { sent: 'info', completed: 'success' };

/** A word about the state of a questionnaire. */
export function QuestionnaireStatus({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{labelOf(QUESTIONNAIRE_STATUS_LABELS, status)}</Badge>;
}

/** To where somebody's answers are noted. */
export const NoteLink = ({
  questionnaireId,
  ministerId,
  name,
  label = 'Anotar',
}: {
  questionnaireId: number;
  ministerId: number;
  name: string;
  label?: string;
}) => (
  <ButtonLink look="quiet" to={`/questionnaires/${questionnaireId}/missing/${ministerId}`}>
    <span>
      {label}
      <span className="visually-hidden"> de {name}</span>
    </span>
  </ButtonLink>
);

export type Channel = NonNullable<Responses['answeredThrough']>;

/** How an answer that somebody else notes was given. */
export const ChannelField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Channel;
  onChange: (channel: Channel) => void;
}) => (
  <SelectField
    label={label}
    value={value}
    options={Object.entries(ANSWER_CHANNEL_LABELS).map(([channel, words]) => ({
      value: channel,
      label: capital(words),
    }))}
    onChange={({ target }) => onChange(target.value as Channel)}
  />
);

/** That a questionnaire takes no more answers by itself, and that the coordination notes one all the same. */
export function PastDeadline({
  accepted,
  onAccept,
}: {
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
}) {
  return (
    <Notice
      tone="warning"
      title="O prazo deste questionário passou"
      actions={
        <Checkbox
          label="Gravar mesmo assim"
          checked={accepted}
          onChange={({ target }) => onAccept(target.checked)}
        />
      }
    >
      A escala pode já ter sido calculada sem estas respostas.
    </Notice>
  );
}

/** How many of those asked have answered. */
export function ResponseProgress({
  questionnaire,
}: {
  questionnaire: Pick<Questionnaire, 'title' | 'responseCount' | 'totalMinisters'>;
}) {
  const { title, responseCount, totalMinisters } = questionnaire;
  return (
    <div className={styles.progress}>
      <span>
        <strong>{responseCount}</strong> de {totalMinisters} responderam
      </span>
      <ProgressBar value={progressOf(questionnaire)} label={`Respostas de ${title}`} />
    </div>
  );
}
