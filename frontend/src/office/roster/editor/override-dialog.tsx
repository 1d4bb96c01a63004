import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Form, TextField } from '../../../ui/field.tsx';
import { Prompts } from '../../../ui/prompts.tsx';
import type { BrokenRule } from './editor-model.ts';
import { ConfirmedAlready, WHO_IS_TOLD } from './who-is-told.tsx';
import styles from './override-dialog.module.css';

const MIN_REASON = 3;
const MAX_REASON = 300;
/** What it mostly is. */
const REASONS = ['Combinado por telefone', 'A pessoa pediu', 'Não havia outra pessoa'];

/** Rules stand against a change: the coordinator may make it all the same, with a reason that is kept. */
export default function OverrideDialog({
  said,
  rules,
  published = null,
  busy,
  onClose,
  onConfirm,
}: {
  /** What the moves would do, in words. */
  said: string;
  rules: readonly BrokenRule[];
  /** Where people know the roster: who comes. */
  published?: { entering: readonly string[] } | null;
  busy: boolean;
  onClose: () => void;
  /** @param confirmed whether those who come have said so already. */
  onConfirm: (reason: string, confirmed: boolean) => void;
}) {
  const [reason, setReason] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const [reminded, setReminded] = useState(false);
  const given = reason.trim().length >= MIN_REASON;

  function confirm(event: FormEvent): void {
    event.preventDefault();
    if (given) onConfirm(reason.trim(), confirmed);
    else setReminded(true);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Uma regra impede esta mudança"
      description={
        <>
          <p>A mudança pedida: {said}.</p>
          {published && <p>{WHO_IS_TOLD}</p>}
        </>
      }
    >
      <Form onSubmit={confirm}>
        <ul className={styles.rules}>
          {rules.map(({ code, slotId, ministerId, message }) => (
            <li key={`${code} ${slotId} ${ministerId}`}>{message}</li>
          ))}
        </ul>
        <TextField
          label="Motivo para mudar assim mesmo"
          required
          hint="Fica registrado na auditoria, com o seu nome. O cálculo não mexe neste lugar."
          value={reason}
          maxLength={MAX_REASON}
          onChange={({ target }) => setReason(target.value)}
          error={reminded && !given ? 'Escreva o motivo, em poucas palavras.' : undefined}
        />
        <Prompts label="Motivos frequentes" prompts={REASONS} onChoose={setReason} />
        {published && (
          <ConfirmedAlready names={published.entering} checked={confirmed} onCheck={setConfirmed} />
        )}
        <DialogFoot onClose={onClose} leave="Deixar como está">
          <Button type="submit" look="danger" busy={busy}>
            {published ? 'Mudar assim mesmo e avisar' : 'Mudar assim mesmo'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
