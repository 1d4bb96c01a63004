import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextField } from '../../ui/field.tsx';
import { columnTitle, withRow, type Sheet } from './import-model.ts';

/** The cells of one row, each with what is wrong in it. */
export function CorrectDialog<Draft extends Sheet>({
  draft,
  row: { row, problems },
  onClose,
  onSave,
}: {
  draft: Draft;
  row: { row: number; problems: { column: number | null; message: string }[] };
  onClose: () => void;
  onSave: (draft: Draft) => void;
}) {
  const [cells, setCells] = useState(() => draft.columns.map((_, at) => draft.cells[row - 1]?.[at] ?? ''));
  const problemAt = (at: number) => problems.find(({ column }) => column === at)?.message;
  return (
    <Dialog open onClose={onClose} title={`Corrigir a linha ${row}`}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(withRow(draft, row, cells));
        }}
      >
        {draft.columns.map(
          (meaning, at) =>
            meaning !== '' && (
              <TextField
                key={at}
                label={columnTitle(draft, at)}
                maxLength={500}
                value={cells[at] ?? ''}
                error={problemAt(at)}
                onChange={({ target }) =>
                  setCells(cells.map((text, index) => (index === at ? target.value : text)))
                }
              />
            ),
        )}
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary">
            Conferir de novo
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
