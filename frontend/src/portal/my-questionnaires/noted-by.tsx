import { ANSWER_CHANNEL_LABELS } from '../../api/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import type { GivenResponse } from '../../shared/answers/answers-model.ts';

/** Who typed the answers in, when that was not the person. */
export function NotedBy({ response: { answeredThrough, answeredByName } }: { response: GivenResponse }) {
  if (!answeredThrough) return null;
  return (
    <Notice>
      Você respondeu {ANSWER_CHANNEL_LABELS[answeredThrough]}, e {answeredByName ?? 'a coordenação'} anotou
      aqui.
    </Notice>
  );
}
