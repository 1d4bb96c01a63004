import { QUESTIONNAIRE_STATUS_LABELS, labelOf } from '../../api/labels.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { progressOf, type Questionnaire } from './questionnaire-model.ts';
import styles from './questionnaires.module.css';

const TONES: Record<string, Tone> = { sent: 'info', completed: 'success' };

/** A word about the state of a questionnaire. */
export function QuestionnaireStatus({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{labelOf(QUESTIONNAIRE_STATUS_LABELS, status)}</Badge>;
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
