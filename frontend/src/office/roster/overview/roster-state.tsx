import { CircleCheck, CircleDashed, Download, ShieldCheck, TriangleAlert } from 'lucide-react';
import { urlOf } from '../../../api/client.ts';
import { useDownload } from '../../../api/download.ts';
import { dateTimeOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { plural } from '../../../lib/plural.ts';
import { PlacesBar, PlacesFilled } from '../../parts/places-filled.tsx';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import {
  companyOf,
  countsOf,
  qualityOf,
  summaryOf,
  type LatestRun,
  type Run,
} from '../proposal/run-model.ts';
import styles from './roster-state.module.css';

/** How complete the roster is now, and what the last computation may claim. */
export default function RosterState({
  run,
  proof,
  onCompare,
}: {
  run: Run | null;
  proof: LatestRun['proof'];
  /** Opens the comparison with the proposal that the last computation made; null while a notice offers that. */
  onCompare: (() => void) | null;
}) {
  const { roster } = useRosterEditor();
  const counts = countsOf(roster);
  const { required, filled, missing } = counts;
  const Mark = missing === 0 ? CircleCheck : filled === 0 ? CircleDashed : TriangleAlert;
  return (
    <div className={styles.state}>
      <div className={styles.numbers}>
        <p className={styles.filled}>
          <PlacesFilled filled={filled} places={required} />
        </p>
        <p className={styles.missing} data-state={missing === 0 ? 'full' : filled === 0 ? 'empty' : 'short'}>
          <Mark aria-hidden size={20} />
          {summaryOf(counts, Boolean(run?.result))}
        </p>
      </div>
      <PlacesBar filled={filled} places={required} label="Lugares preenchidos" />
      {roster.ministers.some(({ offered, duties }) => offered + duties > 0) ? (
        <LastRun run={run} filled={filled} onCompare={onCompare} />
      ) : (
        <p>Ninguém respondeu ainda que pode servir nestas missas. Envie o questionário antes de gerar.</p>
      )}
      {proof && <CheckedProof scheduleId={roster.scheduleId} proof={proof} />}
    </div>
  );
}

function LastRun({
  run,
  filled,
  onCompare,
}: {
  run: Run | null;
  filled: number;
  onCompare: (() => void) | null;
}) {
  if (run?.status === 'failed')
    return (
      <Notice tone="error" role="alert" title="O último cálculo não terminou.">
        {run.error}
      </Notice>
    );
  if (run?.status === 'cancelled') return <p>O último cálculo foi cancelado; a escala ficou como estava.</p>;
  if (!run?.result || (run.proposal && !onCompare)) return null;
  const { result, finishedAt, proposal } = run;
  const places = plural(result.assignments, 'lugar', 'lugares');
  const company = companyOf(run);
  return (
    <div>
      <p>
        <span className={styles.at}>
          {proposal ? 'Última proposta' : 'Último cálculo'}
          {finishedAt && `, ${dateTimeOf(finishedAt)}`} ({places}
          {proposal && `, ${outcomeOf(run)}`}):
        </span>{' '}
        {qualityOf(result)}
        {company && ` ${company}`}
        {!proposal && result.assignments !== filled && ' Depois dele a escala foi mudada.'}
      </p>
      {proposal && onCompare && (
        <Button look="quiet" onClick={onCompare}>
          Comparar de novo
        </Button>
      )}
    </div>
  );
}

/** The word that a roster has as long as it is the one that was proven best, and the file that anybody may check. */
function CheckedProof({ scheduleId, proof }: { scheduleId: number; proof: NonNullable<LatestRun['proof']> }) {
  const file = useDownload({ success: 'Prova baixada', failure: 'Erro ao baixar a prova' });
  const url = urlOf('/api/schedules/{id}/roster-proof.json', { path: { id: scheduleId } });
  return (
    <div>
      <p className={styles.proof}>
        <ShieldCheck aria-hidden size={20} />
        <span>
          <strong>Prova conferida.</strong> Com as respostas de {dateTimeOf(proof.computedAt)}, nenhuma escala
          é melhor que esta.
        </span>
      </p>
      <Button look="quiet" busy={file.isPending} onClick={() => file.mutate(url)}>
        <Download aria-hidden size={20} />
        Baixar a prova
      </Button>
    </div>
  );
}

function outcomeOf({ acceptedAt, undoneAt, discardedAt }: Run): string {
  if (undoneAt) return 'aceita e depois desfeita';
  if (acceptedAt) return 'aceita toda ou em parte';
  return discardedAt ? 'descartada' : 'não aceita';
}
