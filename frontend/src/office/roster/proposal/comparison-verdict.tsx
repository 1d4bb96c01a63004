import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Shortened } from '../../../ui/shortened.tsx';
import { useApiQuery } from '../../../api/queries.ts';
import type { BrokenRule } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { differenceOf, movedMost, sameInBoth, stagesOf, type Comparison } from './comparison-model.ts';
import { verdictOf } from './verdict-model.ts';
import { formatNumber, qualityOf } from './run-model.ts';
import styles from '../overview/figures.module.css';

/** Which of the two rosters is better, by what, and which rules they break. */
export function ComparisonVerdict({ comparison }: { comparison: Comparison }) {
  const { runId, stages, brokenBefore, brokenAfter } = comparison;
  const run = useApiQuery('/api/roster-runs/{id}', { path: { id: runId } });
  const { roster, ministers } = useRosterEditor();
  const { tone, answer, reason } = verdictOf(comparison, roster.status === 'published');
  const moved = movedMost(comparison.ministers, (id) => ministers.get(id)?.duties ?? 0);
  const { other, same } = stagesOf(stages);
  return (
    <Stack>
      <Notice tone={tone} title={answer}>
        {reason && <p>{reason}</p>}
        {moved && <p>{moved}</p>}
        {run.data?.result && <p>No cálculo da proposta: {inSentence(qualityOf(run.data.result))}</p>}
      </Notice>
      <Rules title="Contra uma regra, agora" rules={brokenBefore} />
      <Rules title="Contra uma regra, com a proposta" rules={brokenAfter} />
      {stages.length > 0 && (
        <Disclosure summary="Detalhes">
          <Stack>
            {other.length > 0 && (
              <table className={styles.table}>
                <caption>
                  Critérios em que são diferentes, do mais importante ao menos. Menos é melhor.
                </caption>
                <thead>
                  <tr>
                    <th scope="col">Critério</th>
                    <th scope="col">Agora</th>
                    <th scope="col">Proposta</th>
                    <th scope="col">Diferença</th>
                  </tr>
                </thead>
                <tbody>
                  {other.map((stage) => (
                    <tr key={stage.name}>
                      <th scope="row">{stage.label}</th>
                      <td>{formatNumber(stage.before)}</td>
                      <td>{formatNumber(stage.after)}</td>
                      <td data-better={stage.after < stage.before}>{differenceOf(stage)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {same.length > 0 && <p className={styles.note}>Iguais nas duas: {sameInBoth(same)}.</p>}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

const inSentence = (text: string): string => text[0]!.toLowerCase() + text.slice(1);

const SHOWN_AT_FIRST = 5;

/** What is against the rules, each sentence once: a person may be against one at several masses. */
function Rules({ title, rules }: { title: string; rules: readonly BrokenRule[] }) {
  if (rules.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Shortened rows={[...new Set(rules.map(({ message }) => message))]} first={SHOWN_AT_FIRST}>
        {(shown) => (
          <ul>
            {shown.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </Shortened>
    </section>
  );
}
