import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormActions, SelectField } from '../../ui/field.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { Shortened } from '../../ui/shortened.tsx';
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
  type RosterName,
  type RosterPreview,
  type RostersDraft,
} from './rosters-model.ts';

type RosterRow = RosterPreview['rows'][number];

const SHOWN_AT_FIRST = 50;
const LEFT_OUT = 'left-out';

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
        <strong role="status">{rosterWords(preview)}</strong>
        <ul className={styles.rows} aria-busy={busy}>
          {preview.months.map((month) => (
            <li key={month.month} className={styles.item}>
              {monthWords(month)}
            </li>
          ))}
        </ul>
        <Names {...props} />
        <Rows {...props} />
        {run.isPending && (
          <div role="status" className={styles.working}>
            <progress aria-label="Importando" />
            <Muted>Guardando {plural(preview.toMake, 'lugar', 'lugares')}. Não feche esta página.</Muted>
          </div>
        )}
        <FormActions sticky>
          <Button
            look="primary"
            busy={run.isPending}
            disabled={busy || preview.toMake === 0}
            onClick={() => run.mutate()}
          >
            Importar {plural(preview.toMake, 'lugar', 'lugares')}
          </Button>
        </FormActions>
        {!isClear(preview) && (
          <Muted>
            {preview.toMake === 0 ? 'Para importar,' : 'Entra o que está certo; o resto continua aqui:'} diga
            de quem é cada nome e corrija as linhas com erro, ou deixe-os de fora.
          </Muted>
        )}
      </Stack>
    </Card>
  );
}

/** The names, those that are nobody's first; each may be given to somebody or left out. */
function Names({ draft, preview: { names }, onChange }: Props) {
  const open = names.filter(({ how }) => how !== 'same');
  const same = names.filter(({ how }) => how === 'same');
  const people = useApiQuery('/api/ministers/all');
  const everybody = (people.data ?? []).map((person) => ({
    value: String(person.id),
    label: nameOf(person),
  }));
  const isLikely = ({ likely }: RosterName, { value }: { value: string }) => likely.includes(Number(value));
  const optionsOf = (name: RosterName) => [
    ...everybody.filter((one) => isLikely(name, one)),
    { value: LEFT_OUT, label: 'Deixar de fora' },
    ...everybody.filter((one) => !isLikely(name, one)),
  ];
  return (
    <Stack>
      <h3>De quem é cada nome</h3>
      {open.length === 0 && <Muted>Todos os nomes são de pessoas do cadastro.</Muted>}
      <div className={styles.columns}>
        {open.map((name) => (
          <SelectField
            key={name.name}
            label={`${name.name} (${plural(name.duties, 'missa', 'missas')})`}
            hint={HINTS[name.how]}
            error={
              name.how !== 'nobody'
                ? undefined
                : name.likely.length > 1
                  ? `Pode ser de ${name.likely.length} pessoas, as primeiras da lista. Escolha.`
                  : 'Ninguém tem este nome. Escolha a pessoa.'
            }
            placeholder="Escolher"
            value={name.how === LEFT_OUT ? LEFT_OUT : String(name.ministerId ?? '')}
            options={optionsOf(name)}
            onChange={({ target: { value } }) =>
              onChange(
                withPerson(
                  draft,
                  name.name,
                  value === '' ? undefined : value === LEFT_OUT ? null : Number(value),
                ),
              )
            }
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

/** "Maria F. (Maria Sebastiana Bueno Fonseca)": short names alone do not tell people apart. */
const nameOf = (person: Answer<'GET /api/ministers/all'>[number]): string =>
  'fullName' in person && person.fullName !== person.scheduleName
    ? `${person.scheduleName} (${person.fullName})`
    : person.scheduleName;

const HINTS: Record<RosterName['how'], string | undefined> = {
  like: 'Parece ser esta pessoa: confira.',
  chosen: 'Escolhida por você.',
  'left-out': 'Fica de fora.',
  nobody: undefined,
  same: undefined,
};

/** The rows, those that are wrong first. */
function Rows({ draft, preview: { rows }, onChange }: Props) {
  const [correcting, setCorrecting] = useState<RosterRow | null>(null);
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong');
  const others = rows.filter(({ outcome }) => outcome !== 'wrong');
  const item = (row: RosterRow) => (
    <RowItem
      key={row.row}
      row={row}
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
  onCorrect,
  onLeaveOut,
}: {
  row: RosterRow;
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
        <p>{summary || 'Ninguém serviu.'}</p>
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
