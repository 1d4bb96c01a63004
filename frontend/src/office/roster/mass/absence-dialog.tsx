import { CalendarX, UserMinus, UserRoundSearch } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { dayInMonth, massMoment } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { ASKED, askForAbsent } from '../../confirmations/ask-for-dialog.tsx';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import styles from '../editor/choices.module.css';

/** Somebody who serves does not come: others are asked, or one is chosen now, or the place stays empty. */
export default function AbsenceDialog({
  ministerId,
  mass,
  asks,
  onClose,
  onChoose,
}: {
  ministerId: number;
  mass: RosterMass;
  /** Whether the ministry can be asked for a substitute. */
  asks: boolean;
  onClose: () => void;
  /** The day is blocked; who comes in is to be chosen. */
  onChoose: () => void;
}) {
  const editor = useRosterEditor();
  const name = nameOf(editor, ministerId);
  const day = dayInMonth(mass.date);
  const [reason, setReason] = useState('');
  const ask = useApiMutation({
    ...ASKED,
    run: () => askForAbsent(mass.id, ministerId, reason),
    then: onClose,
  });
  const block = useApiMutation({
    run: () =>
      call('POST /api/ministers/{id}/blocked-dates', {
        path: { id: ministerId },
        body: { date: mass.date, reason: reason.trim() },
      }),
    success: `Anotado: ${name} não pode em ${day}`,
    failure: 'Não foi possível anotar',
    then: onChoose,
  });
  const busy = ask.isPending || block.isPending || editor.busy;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} não vem`}
      description={`${name} serve na missa de ${massMoment(mass)}.`}
    >
      <Stack>
        <TextField
          label="Motivo"
          hint="Só a coordenação e a própria pessoa leem."
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ul className={styles.targets}>
          {asks && (
            <Way
              icon={<UserRoundSearch aria-hidden size={20} />}
              title="Pedir substituto ao ministério"
              words={`Todos são perguntados aos poucos, e nunca à noite. Até alguém aceitar, ${name} continua na missa.`}
              disabled={busy}
              onChoose={() => ask.mutate()}
            />
          )}
          <Way
            icon={<CalendarX aria-hidden size={20} />}
            title="Escolher quem entra agora"
            words={`O dia ${day} fica bloqueado: nem um cálculo nem uma lista põe ${name} de novo nele.`}
            disabled={busy}
            onChoose={() => block.mutate()}
          />
          <Way
            icon={<UserMinus aria-hidden size={20} />}
            title="Só retirar desta missa"
            words="O lugar fica vazio, e nada se anota do motivo."
            disabled={busy}
            onChoose={() => {
              onClose();
              editor.move({ ministerId, from: mass.id });
            }}
          />
        </ul>
      </Stack>
    </Dialog>
  );
}

function Way({
  icon,
  title,
  words,
  disabled,
  onChoose,
}: {
  icon: ReactNode;
  title: string;
  words: string;
  disabled: boolean;
  onChoose: () => void;
}) {
  return (
    <li>
      <button type="button" className={styles.target} disabled={disabled} onClick={onChoose}>
        <span className={styles.words}>
          <strong>{title}</strong>
          <small>{words}</small>
        </span>
        {icon}
      </button>
    </li>
  );
}
