import { Calculator, Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { nameOf } from '../roster/editor/editor-model.ts';
import { useRosterEditor } from '../roster/editor/roster-editor.tsx';
import { useConfirmations } from '../roster/editor/use-confirmations.ts';
import {
  activityOf,
  isUnderWay,
  isWaiting,
  qualityOf,
  type ComputeKind,
  type Run,
} from '../roster/proposal/run-model.ts';
import type { Computation } from '../roster/proposal/use-computation.ts';
import type { Questionnaire } from '../questionnaires/questionnaire-model.ts';
import { RemindButton } from '../questionnaires/remind-button.tsx';
import { canBePublished } from '../roster/schedule-states.ts';
import { massToOpen, needsRepair, brokenWords, nextActOf, stationsOf, type NextAct } from './status-model.ts';
import styles from './status-strip.module.css';
import { ShareDialog } from './lazy-dialogs.ts';

const ComparisonDialog = lazyPage(() => import('../roster/proposal/comparison-dialog.tsx'), null);
const CreateDialog = lazyPage(() => import('../questionnaires/create-dialog.tsx'), null);
const SendDialog = lazyPage(() => import('../questionnaires/send-dialog.tsx'), null);
const PublishDialog = lazyPage(() => import('./publish-dialog.tsx'), null);

type Detail = Answer<'GET /api/schedules/{id}'>;

/** What is to be done next with the schedule that is open. */
function useNextAct(schedule: Detail, questionnaires: readonly Questionnaire[], computed: boolean): NextAct {
  const editor = useRosterEditor();
  const { roster, mayEdit } = editor;
  const confirmationOf = useConfirmations();
  const leaving = roster.assignments
    .filter((place) => confirmationOf(place)?.state === 'asked')
    .map(({ slotId, ministerId }) => ({ slotId, name: nameOf(editor, ministerId) }));
  const comparison = useApiQuery(
    '/api/roster-runs/{id}/comparison',
    { path: { id: roster.proposalRunId ?? 0 } },
    { enabled: roster.proposalRunId !== null },
  ).data;
  return nextActOf(
    { schedule, questionnaires, roster, leaving, comparison, computed, readOnly: !mayEdit },
    new Date().toISOString(),
  );
}

/** How far a schedule is, each step leading to the card that tells more of it, and the next act with its button. */
export function StatusStrip({
  schedule,
  questionnaires,
  computation,
  proven,
  opened,
  onOpenMass,
}: {
  schedule: Detail;
  questionnaires: readonly Questionnaire[];
  computation: Computation;
  /** Whether a checked proof says that no roster is better than this one. */
  proven: boolean;
  /** The mass that is open beside the schedule. */
  opened: number | null;
  onOpenMass: (slotId: number) => void;
}) {
  const { roster, mayEdit } = useRosterEditor();
  const { search } = useLocation();
  const next = useNextAct(schedule, questionnaires, Boolean(computation.run?.result));
  const result = computation.run?.proposal ? null : computation.run?.result;
  const quality = next.kind === 'publish' && result ? qualityOf(result) : null;
  return (
    <div className={styles.room}>
      <section aria-label="Situação da escala" className={styles.strip}>
        <ol className={styles.stations}>
          {stationsOf({ schedule, questionnaires, roster, proven }).map(
            ({ label, value, note, done, card }) => (
              <li key={label} data-done={done || undefined}>
                <span aria-hidden className={styles.mark}>
                  {done && <Check size={14} strokeWidth={3} />}
                </span>
                <Link to={{ search, hash: card }} replace>
                  <strong>{label}</strong> {value}
                  {note && quality === null && <span className={styles.note}>, {note}</span>}
                  {done && <span className="visually-hidden">, feito</span>}
                </Link>
              </li>
            ),
          )}
        </ol>
        {computation.underWay && computation.run ? (
          <RunProgress run={computation.run} />
        ) : (
          <div className={styles.next}>
            <p>
              <Unbroken text={next.words} />
              {quality && <span className={styles.quality}> {quality}</span>}
            </p>
            {mayEdit && <Acts {...{ schedule, questionnaires, next, computation, opened, onOpenMass }} />}
          </div>
        )}
      </section>
    </div>
  );
}

function Acts({
  schedule,
  questionnaires,
  next,
  computation,
  opened,
  onOpenMass,
}: {
  schedule: Detail;
  questionnaires: readonly Questionnaire[];
  next: NextAct;
  computation: Computation;
  opened: number | null;
  onOpenMass: (slotId: number) => void;
}) {
  const { roster } = useRosterEditor();
  const { run, kind, known, busy, compute, offered, compared, compare, discard, discarding } = computation;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'ask' | 'send' | 'publish' | 'share' | null>(null);
  const close = () => setOpen(null);
  const mass = massToOpen(next, opened);
  const draft = questionnaires.find(({ status }) => status === 'draft');
  function leave(runId: number): void {
    // The run tells its end at once; the roster names its proposal when it is read again.
    const isOpen = runId === roster.proposalRunId || (runId === run?.id && isWaiting(run));
    if (isOpen) discard(runId);
    else compare(null);
  }
  const firstActs: Partial<Record<NextAct['kind'], ReactNode>> = {
    ask: (
      <Button look="primary" onClick={() => setOpen('ask')}>
        Criar questionário
      </Button>
    ),
    send: (
      <Button look="primary" onClick={() => setOpen('send')}>
        Enviar questionário
      </Button>
    ),
    compare: next.kind === 'compare' && offered !== null && (
      <>
        {next.worth === false && (
          <Button look="primary" busy={discarding} onClick={() => discard(offered)}>
            Descartar proposta
          </Button>
        )}
        <Button look={next.worth ? 'primary' : 'secondary'} onClick={() => compare(offered)}>
          Comparar com a escala
        </Button>
        {next.worth !== false && (
          <Button look="quiet" busy={discarding} onClick={() => discard(offered)}>
            Deixar como está
          </Button>
        )}
      </>
    ),
    remind: next.kind === 'remind' && (
      <RemindButton
        look={next.pressing ? 'primary' : 'secondary'}
        questionnaireId={next.questionnaireId}
        reached={next.reached}
      />
    ),
    fill: mass !== null && (
      <Button look="primary" onClick={() => onOpenMass(mass)}>
        Preencher
      </Button>
    ),
    substitute: mass !== null && (
      <Button look="primary" onClick={() => onOpenMass(mass)}>
        Abrir a missa
      </Button>
    ),
  };
  // A proposal that waits is decided on first.
  const isComputable = kind === 'repair' ? needsRepair(roster) : next.kind !== 'compare';
  // Of those who have not answered, all were written to today: what leads on is a roster of what the others answered.
  const isComputedFirst =
    ['generate', 'repair'].includes(next.kind) || (next.kind === 'remind' && !next.pressing && next.answered);
  const computing = known && roster.masses.length > 0 && isComputable && (
    <ComputeButton kind={kind} first={isComputedFirst} busy={busy} onCompute={compute} />
  );
  return (
    <div className={styles.acts}>
      {isComputedFirst && computing}
      {firstActs[next.kind]}
      {canBePublished(schedule.status) && roster.assignments.length > 0 && (
        <Button look={next.kind === 'publish' ? 'primary' : 'secondary'} onClick={() => setOpen('publish')}>
          Publicar
        </Button>
      )}
      {!isComputedFirst && computing}
      {open === 'ask' && (
        <CreateDialog schedules={[schedule]} chosen={schedule} onClose={close} onCreated={close} />
      )}
      {open === 'send' && draft && (
        <SendDialog
          questionnaire={draft}
          onClose={close}
          onEdit={() => void navigate(`/questionnaires?scheduleId=${schedule.id}`)}
        />
      )}
      {open === 'publish' && (
        <PublishDialog
          schedule={schedule}
          improvable={next.kind === 'compare' && next.worth === true}
          broken={brokenWords(roster)}
          short={roster.masses.filter(({ missing }) => missing > 0)}
          onOpenMass={onOpenMass}
          onClose={close}
          onShare={() => setOpen('share')}
        />
      )}
      {open === 'share' && <ShareDialog schedule={schedule} onClose={close} />}
      {compared !== null && (
        <ComparisonDialog
          runId={compared}
          onClose={() => compare(null)}
          onLeave={() => leave(compared)}
          onCompute={compute}
        />
      )}
    </div>
  );
}

const WORDS: Record<ComputeKind, { label: string; busyLabel: string }> = {
  generate: { label: 'Gerar escala', busyLabel: 'Gerando escala...' },
  propose: { label: 'Gerar proposta', busyLabel: 'Gerando proposta...' },
  repair: { label: 'Reparar escala', busyLabel: 'Reparando escala...' },
};

/** Has the roster computed in the way that fits its state. */
function ComputeButton({
  kind,
  first,
  busy,
  onCompute,
}: {
  kind: ComputeKind;
  /** It is what is to be done next. */
  first: boolean;
  busy: boolean;
  onCompute: () => void;
}) {
  const { label, busyLabel } = WORDS[kind];
  return (
    <Button look={first ? 'primary' : 'secondary'} busy={busy} onClick={onCompute}>
      {!busy && <Calculator aria-hidden size={20} />}
      {busy ? busyLabel : label}
    </Button>
  );
}

/** A computation under way: how far it is, what it does, and the way to give it up. */
function RunProgress({ run }: { run: Run }) {
  const mayWrite = useCan()('schedules.write');
  const { mutate, isPending } = useApiMutation({
    run: () => call('POST /api/roster-runs/{id}/cancel', { path: { id: run.id } }),
    success: { title: 'Cálculo cancelado', description: 'A escala ficou como estava.' },
    failure: 'Erro ao cancelar o cálculo',
  });
  return (
    <div className={styles.next}>
      <div className={styles.progress}>
        <p role="status">{activityOf(run)}</p>
        <ProgressBar value={run.progress} label="Andamento do cálculo" />
      </div>
      {mayWrite && isUnderWay(run) && (
        <Button busy={isPending} onClick={() => mutate()}>
          Cancelar cálculo
        </Button>
      )}
    </div>
  );
}
