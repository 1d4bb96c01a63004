import { Fragment } from 'react';
import { useApiForm } from '../../api/use-api-form.ts';
import { capital } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Checkbox, Form, TextField } from '../../ui/field.tsx';
import { columnTitle, othersAlike, withRow, type Sheet } from './import-model.ts';

/** The cells of one row, each with what is wrong in it; what other rows say too is corrected in all of them. */
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
  const before = draft.columns.map((_, at) => draft.cells[draft.numbers.indexOf(row)]?.[at] ?? '');
  const { field, values, set, onSubmit, busy } = useApiForm({
    initial: { cells: before, everywhere: [] as number[] },
    // The sheet, of which this is one row, is sent as a whole.
    send: ({ cells, everywhere }) => Promise.resolve(onSave(withRow(draft, row, cells, everywhere))),
    changes: [],
  });
  const { everywhere } = values;
  // Beside its field a message need not name it: "Telefone: escreva com DDD".
  const problemAt = (at: number) => {
    const message = problems.find(({ column }) => column === at)?.message;
    return message && capital(message.replace(/^[^:]{1,40}: /, ''));
  };
  return (
    <Dialog open onClose={onClose} title={`Corrigir a linha ${row}`}>
      <Form onSubmit={onSubmit}>
        {draft.columns.map(
          (meaning, at) =>
            meaning !== '' && (
              <Fragment key={at}>
                <TextField
                  label={columnTitle(draft, at)}
                  maxLength={2000}
                  {...field(`cells.${at}`)}
                  error={problemAt(at)}
                />
                {values.cells[at] !== before[at] && othersAlike(draft, row, at) > 0 && (
                  <Checkbox
                    label={alikeWords(othersAlike(draft, row, at))}
                    hint={before[at] === '' ? 'As que não dizem nada aqui.' : `As que dizem “${before[at]}”.`}
                    checked={everywhere.includes(at)}
                    onChange={({ target }) =>
                      set({
                        everywhere: target.checked
                          ? [...everywhere, at]
                          : everywhere.filter((one) => one !== at),
                      })
                    }
                  />
                )}
              </Fragment>
            ),
        )}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            Conferir de novo
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

const alikeWords = (others: number): string =>
  others === 1 ? 'Corrigir também a outra linha igual' : `Corrigir também as outras ${others} linhas iguais`;
