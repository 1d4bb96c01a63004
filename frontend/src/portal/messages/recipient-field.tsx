import { useState } from 'react';
import { labelOf, ROLE_LABELS } from '../../api/labels.ts';
import { FieldSet, Radio, TextField } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import { findRecipients, type Recipient } from './messages-model.ts';
import styles from './messages.module.css';

const MOST = 6;

/** The whole coordination, everybody, one person, or nobody yet. */
export type Addressee = 'coordination' | 'everyone' | Recipient | null;

/** To whom a message goes: a person found by name, the coordination, or, where one may, everybody. */
export function RecipientField({
  recipients,
  value,
  onChange,
  mayWriteToAll,
  error,
}: {
  recipients: readonly Recipient[];
  value: Addressee;
  onChange: (next: Addressee) => void;
  mayWriteToAll: boolean;
  error: string | undefined;
}) {
  const [typed, setTyped] = useState('');
  const toGroup = typeof value === 'string';
  const person = toGroup ? null : value;
  const matches = findRecipients(recipients, typed, MOST).filter(({ id }) => id !== person?.id);
  const choices = person ? [person, ...matches] : matches;
  return (
    <div className={styles.recipient}>
      <FieldSet legend="Para" error={error}>
        <Radio name="to" label="Uma pessoa" checked={!toGroup} onChange={() => onChange(null)} />
        {mayWriteToAll && (
          <Radio
            name="to"
            label="Todos os que usam o sistema"
            checked={value === 'everyone'}
            onChange={() => onChange('everyone')}
          />
        )}
        <Radio
          name="to"
          label="A coordenação"
          checked={value === 'coordination'}
          onChange={() => onChange('coordination')}
        />
      </FieldSet>
      {mayWriteToAll && (
        <Muted>
          À equipe de uma missa se escreve na missa; a quem não respondeu, nas respostas do questionário.
        </Muted>
      )}
      {!toGroup && (
        <>
          <TextField
            label="Nome da pessoa"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {choices.length > 0 && (
            <FieldSet legend={<span className="visually-hidden">Pessoas com este nome</span>}>
              {choices.map((choice) => (
                <Radio
                  key={choice.id}
                  name="recipient"
                  checked={choice.id === person?.id}
                  onChange={() => onChange(choice)}
                  label={
                    <>
                      {choice.name} <Muted>({labelOf(ROLE_LABELS, choice.role)})</Muted>
                    </>
                  }
                />
              ))}
            </FieldSet>
          )}
          {typed.trim() !== '' && choices.length === 0 && (
            <p role="status">
              <Muted>Ninguém com este nome.</Muted>
            </p>
          )}
        </>
      )}
    </div>
  );
}
