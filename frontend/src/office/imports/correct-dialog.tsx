import { useApiForm } from '../../api/use-api-form.ts';
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
  const { field, onSubmit, busy } = useApiForm({
    initial: { cells: draft.columns.map((_, at) => draft.cells[draft.numbers.indexOf(row)]?.[at] ?? '') },
    // The sheet, of which this is one row, is sent as a whole.
    send: ({ cells }) => Promise.resolve(onSave(withRow(draft, row, cells))),
    changes: [],
  });
  const problemAt = (at: number) => problems.find(({ column }) => column === at)?.message;
  return (
    <Dialog open onClose={onClose} title={`Corrigir a linha ${row}`}>
      <Form onSubmit={onSubmit}>
        {draft.columns.map(
          (meaning, at) =>
            meaning !== '' && (
              <TextField
                key={at}
                label={columnTitle(draft, at)}
                maxLength={500}
                {...field(`cells.${at}`)}
                error={problemAt(at)}
              />
            ),
        )}
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={busy}>
            Conferir de novo
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
