import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { goOnAt } from '../../lib/come-to.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { FormActions } from '../../ui/field.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { Shortened } from '../../ui/shortened.tsx';
import { PersonField } from '../parts/person-field.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { withLeftOut } from './import-model.ts';
import styles from './imports.module.css';
import {
  isClear,
  monthWords,
  rosterWords,
  rostersBodyOf,
  withoutOpen,
  withPerson,
  writtenIn,
  type RosterName,
  type RosterPreview,
  type RostersDraft,
} from './rosters-model.ts';

type RosterRow = RosterPreview['rows'][number];

const SHOWN_AT_FIRST = 50;

interface Props {
  draft: RostersDraft;
  preview: RosterPreview;
  busy: boolean;
  onChange: (draft: RostersDraft) => void;
}

/** What the import will make: month by month, whose each name is, and the rows that are wrong. */
export function RostersPreviewCard({
  onMade,
  ...props
}: Props & { onMade: (count: number, open: RostersDraft | null) => void }) {
  const { draft, preview, busy } = props;
  const run = useApiMutation({
    run: () => call('POST /api/imports/rosters', { body: rostersBodyOf(withoutOpen(draft, preview)) }),
    success: 'Importação concluída',
    failure: 'Erro ao importar',
    then: ({ made }) => onMade(made, isClear(preview) ? null : draft),
  });
  return (
    <Card title="O que entra">
      <Stack gap={24}>
        <strong ref={goOnAt} role="status" tabIndex={-1}>
          {rosterWords(preview)}
        </strong>
        <ul className={styles.rows} aria-busy={busy}>
          {preview.months.map((month) => (
            <li key={month.month} className={styles.item}>
              {monthWords(month)}
            </li>
          ))}
        </ul>
        <Names {...props} />
        <Rows {...props} />
        {!isClear(preview) && (
          <Muted>
            {preview.toMake === 0 ? 'Para importar,' : 'Entra o que está certo; o resto continua aqui:'} diga
            de quem é cada nome e corrija as linhas com erro, ou deixe-os de fora.
          </Muted>
        )}
        {run.isPending && (
          <div role="status" className={styles.working}>
            <progress aria-label="Importando" />
            <Muted>Guardando {plural(preview.toMake, 'lugar', 'lugares')}. Não feche esta página.</Muted>
          </div>
        )}
        {preview.toMake > 0 && (
          <FormActions sticky>
            <Button look="primary" busy={run.isPending} disabled={busy} onClick={() => run.mutate()}>
              Importar {plural(preview.toMake, 'lugar', 'lugares')}
            </Button>
          </FormActions>
        )}
      </Stack>
    </Card>
  );
}

/** The names, those that are nobody's first; each may be given to somebody or left out. */
function Names({ draft, preview: { names }, onChange }: Props) {
  const open = names.filter(({ how }) => how !== 'same');
  const same = names.filter(({ how }) => how === 'same');
  const everybody = useApiQuery('/api/ministers/all');
  const people = (everybody.data ?? []).map((person) => ({ id: person.id, name: nameOf(person) }));
  return (
    <Stack>
      <h3>De quem é cada nome</h3>
      {open.length === 0 && <Muted>Todos os nomes são de pessoas do cadastro.</Muted>}
      <div className={styles.names}>
        {open.map((name) => (
          <NameItem
            key={name.name}
            name={name}
            people={people}
            onDecide={(ministerId) => onChange(withPerson(draft, name.name, ministerId))}
          />
        ))}
      </div>
      {same.length > 0 && (
        <Disclosure summary={`Reconhecidos (${same.length})`}>
          <p>
            {same
              .map(({ name, scheduleName }) => (name === scheduleName ? name : `${name}: ${scheduleName}`))
              .join('; ')}
          </p>
        </Disclosure>
      )}
    </Stack>
  );
}

/** A name, and whose it is: somebody's, who is found by name, or nobody's that comes in. */
function NameItem({
  name: { name, duties, how, ministerId, likely },
  people,
  onDecide,
}: {
  name: RosterName;
  people: readonly { id: number; name: string }[];
  /** null: left out; undefined: open again. */
  onDecide: (ministerId: number | null | undefined) => void;
}) {
  const label = `${name} (${plural(duties, 'missa', 'missas')})`;
  if (how === 'left-out')
    return (
      <div role="group" aria-label={label} className={styles.name}>
        <strong>{label}</strong>
        <Row justify="space-between">
          <Muted>Fica de fora.</Muted>
          <Button look="quiet" onClick={() => onDecide(undefined)}>
            <span>
              Incluir<span className="visually-hidden"> {name}</span>
            </span>
          </Button>
        </Row>
      </div>
    );
  return (
    <div className={styles.name}>
      <PersonField
        label={label}
        people={people}
        likely={likely}
        value={ministerId}
        onChange={(id) => onDecide(id ?? undefined)}
        error={how === 'nobody' ? openName(likely.length) : undefined}
      />
      {how === 'like' && <Muted>Parece ser esta pessoa: confira.</Muted>}
      {how !== 'chosen' && (
        <Button look="quiet" onClick={() => onDecide(null)} aria-label={`Deixar de fora: ${name}`}>
          Deixar de fora
        </Button>
      )}
    </div>
  );
}

const openName = (likely: number): string =>
  likely > 1
    ? `Pode ser de ${likely} pessoas. Escolha uma, ou busque outra.`
    : 'Ninguém tem este nome. Busque a pessoa.';

/** "Maria F. (Maria Sebastiana Bueno Fonseca)": short names alone do not tell people apart. */
const nameOf = (person: Answer<'GET /api/ministers/all'>[number]): string =>
  'fullName' in person && person.fullName !== person.scheduleName
    ? `${person.scheduleName} (${person.fullName})`
    : person.scheduleName;

/** The rows, those that are wrong first. */
function Rows({ draft, preview: { rows }, onChange }: Props) {
  const [correcting, setCorrecting] = useState<RosterRow | null>(null);
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong');
  const others = rows.filter(({ outcome }) => outcome !== 'wrong');
  const item = (row: RosterRow) => (
    <RowItem
      key={row.row}
      row={row}
      written={writtenIn(draft, row.row)}
      onCorrect={() => setCorrecting(row)}
      onLeaveOut={(out) => onChange(withLeftOut(draft, row.row, out))}
    />
  );
  return (
    <Stack>
      {wrong.length > 0 && <ul className={styles.rows}>{wrong.map(item)}</ul>}
      <Disclosure summary={`As linhas lidas (${others.length})`}>
        <Shortened rows={others} first={SHOWN_AT_FIRST}>
          {(shown) => <ul className={styles.rows}>{shown.map(item)}</ul>}
        </Shortened>
      </Disclosure>
      {correcting && (
        <CorrectDialog
          draft={draft}
          row={correcting}
          onClose={() => setCorrecting(null)}
          onSave={(changed) => {
            setCorrecting(null);
            onChange(changed);
          }}
        />
      )}
    </Stack>
  );
}

function RowItem({
  row: { row, outcome, summary, problems },
  written,
  onCorrect,
  onLeaveOut,
}: {
  row: RosterRow;
  written: string[];
  onCorrect: () => void;
  onLeaveOut: (out: boolean) => void;
}) {
  const out = outcome === 'left-out';
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <Row>
          <strong>Linha {row}</strong>
          {outcome !== 'new' && (
            <Badge tone={out ? 'neutral' : 'error'}>{out ? 'De fora' : 'A corrigir'}</Badge>
          )}
        </Row>
        <p>{problems.length > 0 ? <Dotted facts={written} /> : summary || 'Ninguém serviu.'}</p>
        {problems.map(({ message }) => (
          <p key={message} className={styles.problem}>
            {message}
          </p>
        ))}
      </div>
      <div className={styles.acts}>
        <Button onClick={onCorrect} aria-label={`Corrigir a linha ${row}`}>
          Corrigir
        </Button>
        <Button
          onClick={() => onLeaveOut(!out)}
          aria-label={`${out ? 'Incluir' : 'Deixar de fora'}: linha ${row}`}
        >
          {out ? 'Incluir' : 'Deixar de fora'}
        </Button>
      </div>
    </li>
  );
}
