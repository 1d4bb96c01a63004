import { useApiQuery } from '../../api/queries.ts';
import { EXPERIENCE_LABELS } from '../../lib/labels.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormActions, SelectField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { columnTitle, withColumn, type Draft } from './import-model.ts';
import styles from './imports.module.css';

const SAMPLES = 3;

/** What each column is: recognised by its heading, changed by hand. */
export function ColumnsCard({
  draft,
  onChange,
  onCheck,
  busy,
  onCancel,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onCheck: () => void;
  busy: boolean;
  onCancel: () => void;
}) {
  const choices = useApiQuery('/api/imports/columns');
  const samples = (at: number) =>
    draft.cells
      .map((row) => row[at])
      .filter(Boolean)
      .slice(0, SAMPLES)
      .join(' · ');
  return (
    <Card title={`O que é cada coluna: ${draft.fileName}`}>
      <QueryState query={choices}>
        {(options) => (
          <Stack gap={24}>
            <div className={styles.columns}>
              {draft.columns.map((meaning, at) => (
                <SelectField
                  key={at}
                  label={columnTitle(draft, at)}
                  hint={samples(at) || 'Vazia'}
                  value={meaning}
                  placeholder="Não importar"
                  options={options}
                  onChange={({ target }) => onChange(withColumn(draft, at, target.value))}
                />
              ))}
            </div>
            <div className={styles.columns}>
              <SelectField
                label="Experiência de quem a planilha não diz"
                value={draft.defaultExperience}
                options={Object.entries(EXPERIENCE_LABELS).map(([value, label]) => ({ value, label }))}
                onChange={({ target }) =>
                  onChange({ ...draft, defaultExperience: target.value as Draft['defaultExperience'] })
                }
              />
              <TextField
                label="DDD dos telefones que não o têm"
                inputMode="numeric"
                maxLength={2}
                value={draft.areaCode ?? ''}
                onChange={({ target }) => onChange({ ...draft, areaCode: target.value.replace(/\D/g, '') })}
              />
            </div>
            <FormActions>
              <Button onClick={onCancel}>Escolher outra planilha</Button>
              <Button look="primary" busy={busy} onClick={onCheck}>
                Conferir as linhas
              </Button>
            </FormActions>
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}
