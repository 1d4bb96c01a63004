import type { ReactNode } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { FoldedCard } from '../../ui/folded-card.tsx';
import { FormActions, SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { columnTitle, samplesOf, withColumn, type ImportKind, type Sheet } from './import-model.ts';
import styles from './imports.module.css';

/** What each column is: recognised by its heading, changed by hand; folded once the rows are shown. */
export function ColumnsCard<Draft extends Sheet>({
  kind,
  draft,
  restored,
  repeated,
  lacks = null,
  onChange,
  onCheck,
  busy,
  checked,
  onCancel,
  children,
}: {
  kind: ImportKind;
  draft: Draft;
  /** It was kept on the device since an earlier visit. */
  restored: boolean;
  /** What several columns may mean. */
  repeated?: readonly string[];
  /** Which column must be chosen before the rows can be looked at; null: none. */
  lacks?: string | null;
  onChange: (draft: Draft) => void;
  onCheck: () => void;
  busy: boolean;
  /** The rows are shown below, and what is done with them is next. */
  checked: boolean;
  onCancel: () => void;
  /** What else is asked before the rows are looked at. */
  children?: ReactNode;
}) {
  const choices = useApiQuery('/api/imports/columns', { query: { kind } });
  return (
    <>
      {restored && (
        <Muted>
          Guardado neste aparelho desde a última vez: continue de onde parou, ou escolha outra planilha.
        </Muted>
      )}
      {draft.note !== null && <Notice>{draft.note}</Notice>}
      <FoldedCard title={`O que é cada coluna: ${draft.fileName}`} folded={checked}>
        <QueryState query={choices}>
          {(options) => (
            <Stack gap={24}>
              <div className={styles.columns}>
                {draft.columns.map((meaning, at) => (
                  <SelectField
                    key={at}
                    label={columnTitle(draft, at)}
                    hint={samplesOf(draft.cells, at) || 'Vazia'}
                    value={meaning}
                    placeholder="Não importar"
                    options={options}
                    onChange={({ target }) => onChange(withColumn(draft, at, target.value, repeated))}
                  />
                ))}
              </div>
              {children}
              {lacks !== null && <Notice tone="warning">{lacks}</Notice>}
              <FormActions>
                <Button onClick={onCancel}>Escolher outra planilha</Button>
                <Button
                  look={checked ? 'secondary' : 'primary'}
                  busy={busy}
                  disabled={lacks !== null}
                  onClick={onCheck}
                >
                  Conferir as linhas
                </Button>
              </FormActions>
            </Stack>
          )}
        </QueryState>
      </FoldedCard>
    </>
  );
}
