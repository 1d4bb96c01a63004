import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { goOnAt } from '../../lib/come-to.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Checkbox, FormActions } from '../../ui/field.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import {
  namesIn,
  onlyOpenOf,
  OUTCOMES,
  openWords,
  peopleBodyOf,
  previewWords,
  withLeftOut,
  withOther,
  withPhoneOf,
  withoutOpen,
  withSplit,
  type PeopleDraft,
  type Preview,
  type PreviewRow,
} from './import-model.ts';
import styles from './imports.module.css';

const SHOWN_AT_FIRST = 50;

/** Row by row what the import will make, to be corrected in place. */
export function PreviewCard({
  draft,
  preview,
  busy,
  onChange,
  onMade,
}: {
  draft: PeopleDraft;
  preview: Preview;
  busy: boolean;
  onChange: (draft: PeopleDraft) => void;
  /** So many came in; what is still open stays. */
  onMade: (count: number, open: PeopleDraft | null) => void;
}) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [correcting, setCorrecting] = useState<PreviewRow | null>(null);
  const open = preview.wrong + preview.unsure;
  const run = useApiMutation({
    run: () => call('POST /api/imports/people', { body: peopleBodyOf(withoutOpen(draft, preview)) }),
    success: 'Importação concluída',
    failure: 'Erro ao importar',
    then: ({ made }) => onMade(made, open > 0 ? onlyOpenOf(draft, preview) : null),
  });
  const people = plural(preview.toMake, 'pessoa', 'pessoas');
  const rows = preview.rows.filter(({ outcome, like }) => !onlyOpen || outcome === 'wrong' || like !== null);
  return (
    <Card title="O que cada linha fará">
      <Stack>
        <strong ref={goOnAt} role="status" tabIndex={-1}>
          {previewWords(preview)}
        </strong>
        <Checkbox
          label="Mostrar só as que pedem atenção"
          checked={onlyOpen}
          onChange={({ target }) => setOnlyOpen(target.checked)}
        />
        <ul className={styles.rows} aria-busy={busy}>
          {rows.slice(0, shown).map((row) => (
            <RowItem
              key={row.row}
              row={row}
              draft={draft}
              onChange={onChange}
              onCorrect={() => setCorrecting(row)}
            />
          ))}
        </ul>
        {rows.length > shown && (
          <Button onClick={() => setShown(shown + 200)}>
            Mostrar mais ({plural(rows.length - shown, 'linha', 'linhas')})
          </Button>
        )}
        {open > 0 && <Muted>{openWords(preview)}</Muted>}
        {run.isPending && (
          <div role="status" className={styles.working}>
            <progress aria-label="Importando" />
            <Muted>Cadastrando {people}. Não feche esta página.</Muted>
          </div>
        )}
        {preview.toMake > 0 && (
          <FormActions sticky>
            <Button look="primary" busy={run.isPending} disabled={busy} onClick={() => run.mutate()}>
              Importar {people}
            </Button>
          </FormActions>
        )}
      </Stack>
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
    </Card>
  );
}

function RowItem({
  row: { row, outcome, facts, like, likeRow, likeMinisterId, newPhone, mayBeOther, problems },
  draft,
  onChange,
  onCorrect,
}: {
  row: PreviewRow;
  draft: PeopleDraft;
  onChange: (draft: PeopleDraft) => void;
  onCorrect: () => void;
}) {
  const { label, tone } = OUTCOMES[outcome];
  const out = outcome === 'left-out';
  const isUnsure = outcome === 'unsure';
  const nameAt = draft.columns.indexOf('fullName');
  const name = draft.cells[draft.numbers.indexOf(row)]?.[nameAt] ?? '';
  const change = useApiMutation({
    run: (phone: string) =>
      call('PATCH /api/ministers/{id}', { path: { id: likeMinisterId! }, body: { phone } }),
    success: 'Telefone guardado',
    failure: 'Erro ao guardar o telefone',
    then: () => onChange(draft),
  });
  const isWrongName = problems.some(({ column }) => column === nameAt);
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <Row>
          <strong>Linha {row}</strong>
          <Badge tone={tone}>{label}</Badge>
        </Row>
        <p>
          <Dotted facts={facts} />
        </p>
        {problems.map(({ message }) => (
          <p key={message} className={styles.problem}>
            {message}
          </p>
        ))}
        {like !== null && <Muted>Parece alguém: {like}.</Muted>}
      </div>
      <div className={styles.acts}>
        {isUnsure && (
          <>
            <Button
              onClick={() => onChange(withLeftOut(draft, row, true))}
              aria-label={`É a mesma pessoa: linha ${row}`}
            >
              É a mesma pessoa
            </Button>
            <Button
              onClick={() => onChange(withOther(draft, row, true))}
              aria-label={`É outra pessoa: linha ${row}`}
            >
              É outra pessoa
            </Button>
          </>
        )}
        {like !== null && mayBeOther && !out && !isUnsure && (
          <Checkbox
            label="É outra pessoa"
            checked={draft.otherPeople.includes(row)}
            onChange={({ target }) => onChange(withOther(draft, row, target.checked))}
          />
        )}
        {newPhone !== null && (
          <Button
            busy={change.isPending}
            onClick={() =>
              likeRow === null ? change.mutate(newPhone) : onChange(withPhoneOf(draft, row, likeRow))
            }
            aria-label={`Guardar este telefone: linha ${row}`}
          >
            Guardar este telefone
          </Button>
        )}
        {isWrongName && namesIn(name).length > 1 && (
          <Button
            onClick={() => onChange(withSplit(draft, row))}
            aria-label={`Separar as pessoas: linha ${row}`}
          >
            Separar: {namesIn(name).join(' | ')}
          </Button>
        )}
        <Button onClick={onCorrect} aria-label={`Corrigir a linha ${row}`}>
          Corrigir
        </Button>
        {!isUnsure && (
          <Button
            onClick={() => onChange(withLeftOut(draft, row, !out))}
            aria-label={`${out ? 'Incluir' : 'Deixar de fora'}: linha ${row}`}
          >
            {out ? 'Incluir' : 'Deixar de fora'}
          </Button>
        )}
      </div>
    </li>
  );
}
