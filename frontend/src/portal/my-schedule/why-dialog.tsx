import { useState, type ReactNode } from 'react';
import { massMoment } from '../../lib/dates.ts';
import { useApiQuery } from '../../api/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, SelectField } from '../../ui/field.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import {
  askable,
  noOthersText,
  numbersText,
  reasonGroups,
  type Explanation,
  type Reason,
  type ReleasedSchedule,
} from './why-model.ts';
import styles from './why-dialog.module.css';

/** Why the person serves, or does not, at each mass of a schedule. */
export default function WhyDialog({
  title,
  scheduleId,
  onClose,
}: {
  title: string;
  /** Asked about first; absent: the newest. */
  scheduleId?: number;
  onClose: () => void;
}) {
  const schedules = useApiQuery('/api/schedules', {}, { fresh: true });
  return (
    <Dialog open wide onClose={onClose} title={title}>
      <QueryState query={schedules}>
        {(all) => {
          const choices = askable(all, Date.now());
          return choices[0] ? (
            <Choice choices={choices} first={choices.find(({ id }) => id === scheduleId) ?? choices[0]} />
          ) : (
            <EmptyState text="Nenhuma escala foi publicada ainda. Quando houver uma, você vê aqui o motivo de cada missa." />
          );
        }}
      </QueryState>
    </Dialog>
  );
}

function Choice({ choices, first }: { choices: readonly ReleasedSchedule[]; first: ReleasedSchedule }) {
  const [scheduleId, setScheduleId] = useState(first.id);
  const explanation = useApiQuery('/api/my-duties/explanation', { query: { scheduleId } }, { fresh: true });
  return (
    <Stack>
      {choices.length > 1 ? (
        <SelectField
          label="Escala"
          value={scheduleId}
          onChange={({ target }) => setScheduleId(Number(target.value))}
          options={choices.map(({ id, title }) => ({ value: id, label: title }))}
        />
      ) : (
        <p>{first.title}</p>
      )}
      <QueryState query={explanation}>
        {(found) => <Reasons key={scheduleId} explanation={found} />}
      </QueryState>
    </Stack>
  );
}

function Reasons({ explanation }: { explanation: Explanation }) {
  const [all, setAll] = useState(false);
  const { chosen, others } = reasonGroups(explanation.masses, all);
  return (
    <Stack gap={24}>
      <div className={styles.numbers}>
        {numbersText(explanation).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Group title="Você serve" masses={chosen} none="Em nenhuma missa desta escala." />
      <Group title="Você não serve" masses={others} none={noOthersText(explanation.offered, all)}>
        <Checkbox
          label={`Mostrar todas as ${explanation.masses.length} missas, também as outras`}
          checked={all}
          onChange={({ target }) => setAll(target.checked)}
        />
      </Group>
    </Stack>
  );
}

function Group({
  title,
  masses,
  none,
  children,
}: {
  title: string;
  masses: readonly Reason[];
  /** Said instead of an empty list. */
  none: string;
  children?: ReactNode;
}) {
  return (
    <section className={styles.group}>
      <h3>
        {title} {masses.length > 0 && `(${masses.length})`}
      </h3>
      {children}
      {masses.length === 0 && <Muted>{none}</Muted>}
      <ul className={styles.masses}>
        {masses.map((mass) => (
          <li key={mass.slotId}>
            <strong className={styles.moment}>{massMoment(mass)}</strong>
            <small>{mass.description}</small>
            <span>{mass.message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
