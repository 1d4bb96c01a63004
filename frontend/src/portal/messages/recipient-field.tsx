import { useState } from 'react';
import { labelOf, ROLE_LABELS } from '../../api/labels.ts';
import { FieldSet, Radio, SelectField, TextField } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import { MassField, QuestionnaireField } from './group-field.tsx';
import { findRecipients, type Recipient } from './messages-model.ts';
import styles from './messages.module.css';

const MOST = 6;

const GROUPS = {
  person: 'Uma pessoa',
  team: 'A equipe de uma missa',
  unanswered: 'Quem não respondeu a um questionário',
  everyone: 'Todos os que usam o sistema',
  coordination: 'A coordenação',
} as const;

export type Group = keyof typeof GROUPS;

/** Those that coordinators alone write to. */
const COORDINATORS: readonly Group[] = ['team', 'unanswered', 'everyone'];

/** To whom a message goes: a group, and which one it is or which person. */
export interface Addressee {
  group: Group | null;
  /** Of a person, a mass or a questionnaire. */
  id: number | null;
}

/** Whether it is said to whom, as far as the group asks for it. */
export const isChosen = ({ group, id }: Addressee): boolean =>
  group === 'everyone' || group === 'coordination' || (group !== null && id !== null);

/** To whom a message goes: a person found by name, the coordination, or the groups that coordinators write to. */
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
  const { group } = value;
  const groups = (Object.keys(GROUPS) as Group[]).filter(
    (one) => mayWriteToAll || !COORDINATORS.includes(one),
  );
  const which = {
    value: value.id,
    onChange: (id: number | null) => onChange({ group, id }),
    error,
  };
  return (
    <div className={styles.recipient}>
      <SelectField
        label="Para"
        required
        placeholder="Escolha para quem"
        value={group ?? ''}
        error={group === null ? error : undefined}
        onChange={({ target }) => onChange({ group: (target.value || null) as Group | null, id: null })}
        options={groups.map((one) => ({ value: one, label: GROUPS[one] }))}
      />
      {group === 'person' && <PersonField recipients={recipients} {...which} />}
      {group === 'team' && <MassField {...which} />}
      {group === 'unanswered' && <QuestionnaireField {...which} />}
    </div>
  );
}

function PersonField({
  recipients,
  value,
  onChange,
  error,
}: {
  recipients: readonly Recipient[];
  value: number | null;
  onChange: (id: number) => void;
  error: string | undefined;
}) {
  const [typed, setTyped] = useState('');
  const person = recipients.find(({ id }) => id === value);
  const matches = findRecipients(recipients, typed, MOST).filter(({ id }) => id !== value);
  const choices = person ? [person, ...matches] : matches;
  return (
    <>
      <TextField
        label="Nome da pessoa"
        type="search"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {choices.length > 0 && (
        <FieldSet legend={<span className="visually-hidden">Pessoas com este nome</span>}>
          {choices.map(({ id, name, role }) => (
            <Radio
              key={id}
              name="recipient"
              checked={id === value}
              onChange={() => onChange(id)}
              label={
                <>
                  {name} <Muted>({labelOf(ROLE_LABELS, role)})</Muted>
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
  );
}
