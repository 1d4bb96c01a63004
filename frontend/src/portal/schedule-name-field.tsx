import { Check, X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { NAME_TAKEN, useScheduleNameCheck, type NameState } from './schedule-name-check.ts';
import styles from './schedule-name-field.module.css';

const MAX_LENGTH = 60;

/** The name in the schedule, with a sign beside it that tells whether it is free. */
export function ScheduleNameField({
  value,
  onChange,
  error,
  required = false,
  excludeMinisterId,
}: {
  value: string;
  onChange: (name: string) => void;
  error?: string | undefined;
  required?: boolean;
  excludeMinisterId?: number;
}) {
  const { state, again } = useScheduleNameCheck(value, excludeMinisterId);
  return (
    <TextField
      label="Nome na escala"
      name="scheduleName"
      hint="Como você quer aparecer na escala. Cada ministro tem um nome diferente."
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      required={required}
      error={error === NAME_TAKEN && state !== 'idle' ? undefined : error}
      after={
        <div className={styles.sign} data-state={state}>
          <span aria-live="polite" className={styles.words}>
            <Sign state={state} />
          </span>
          {state === 'failed' && (
            <Button look="quiet" onClick={again}>
              Verificar de novo
            </Button>
          )}
        </div>
      }
    />
  );
}

function Sign({ state }: { state: NameState }) {
  switch (state) {
    case 'idle':
      return null;
    case 'checking':
      return (
        <>
          <Spinner size={18} />
          Verificando o nome...
        </>
      );
    case 'available':
      return (
        <>
          <Check aria-hidden size={20} />
          Nome disponível!
        </>
      );
    case 'taken':
      return (
        <>
          <X aria-hidden size={20} />
          {NAME_TAKEN}
        </>
      );
    case 'failed':
      return 'Não foi possível verificar o nome agora. Ele será conferido no envio.';
  }
}
