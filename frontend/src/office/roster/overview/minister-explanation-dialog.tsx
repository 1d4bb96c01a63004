import { massMoment } from '../../../lib/dates.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Stack } from '../../../ui/page.tsx';
import { QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { groupsOf, type Explanation, type MassReason } from './explanation-model.ts';
import styles from './minister-explanation-dialog.module.css';

/** Why somebody serves or not, mass by mass, as the roster stands. */
export default function MinisterExplanationDialog({
  scheduleId,
  ministerId,
  onClose,
}: {
  scheduleId: number;
  ministerId: number;
  onClose: () => void;
}) {
  const explanation = useApiQuery(
    '/api/schedules/{id}/ministers/{ministerId}/explanation',
    { path: { id: scheduleId, ministerId } },
    { fresh: true },
  );
  const name = explanation.data?.scheduleName;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={name ? `Por que ${name} serve (ou não)` : 'Por que serve (ou não)'}
    >
      <QueryState query={explanation} loading={<SkeletonCards lines={1} />}>
        {(data) => <Reasons explanation={data} />}
      </QueryState>
    </Dialog>
  );
}

function Reasons({ explanation: { message, masses } }: { explanation: Explanation }) {
  const { serves, passedOver, notOffered } = groupsOf(masses);
  const numbered = masses.filter(({ details }) => details !== null);
  return (
    <Stack gap={24}>
      <p className={styles.answer}>{message}</p>
      {serves.length > 0 && <Group title={`Serve (${serves.length})`} reasons={serves} />}
      {passedOver.length > 0 && (
        <Group title={`Ofereceu-se e não serve (${passedOver.length})`} reasons={passedOver} />
      )}
      {notOffered.length > 0 && (
        <Disclosure summary={`Outras missas, em que não estava disponível (${notOffered.length})`}>
          <List reasons={notOffered} />
        </Disclosure>
      )}
      {numbered.length > 0 && (
        <Disclosure summary="Detalhes: os números dos critérios">
          <List reasons={numbered} wordsOf={({ details }) => details} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Group({ title, reasons }: { title: string; reasons: readonly MassReason[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <List reasons={reasons} />
    </section>
  );
}

function List({
  reasons,
  wordsOf = ({ message }) => message,
}: {
  reasons: readonly MassReason[];
  wordsOf?: (reason: MassReason) => string | null;
}) {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason.slotId}>
          <strong className={styles.when}>{massMoment(reason)}</strong>
          <small>{reason.description}</small>
          <p>{wordsOf(reason)}</p>
        </li>
      ))}
    </ul>
  );
}
