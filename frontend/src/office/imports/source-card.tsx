import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { call } from '../../api/client.ts';
import { request } from '../../api/http.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, Form, FormActions, TextAreaField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import type { ImportKind, Table } from './import-model.ts';

/** Where it comes from: a file, or cells copied from a spreadsheet program. */
export function SourceCard({
  kind,
  title,
  accept,
  fileHint,
  pasteHint,
  onRead,
  children,
}: {
  kind: ImportKind;
  title: string;
  accept: string;
  fileHint: string;
  pasteHint: string;
  onRead: (table: Table) => void;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [fileError, setFileError] = useState<string | undefined>();
  const upload = useApiMutation({
    run: (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return request<Table>(`/api/imports/file?kind=${kind}`, { method: 'POST', body });
    },
    changes: [],
    then: onRead,
  });
  const { field, onSubmit, busy } = useApiForm({
    initial: { text: '' },
    send: (body) => call('POST /api/imports/text', { query: { kind }, body }),
    failure: 'Erro ao ler o que foi colado',
    changes: [],
    then: onRead,
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    setFileError(undefined);
    if (file)
      upload.mutate(file, {
        onError: (error) =>
          setFileError(error.body?.message ?? 'O arquivo não pôde ser lido. Tente de novo.'),
      });
    target.value = '';
  }

  return (
    <Card title={title}>
      <Stack gap={24}>
        <Field label="Arquivo" hint={upload.isPending ? 'Lendo o arquivo...' : fileHint} error={fileError}>
          {(wiring) => (
            <div>
              <input
                {...wiring}
                ref={input}
                type="file"
                accept={accept}
                disabled={upload.isPending}
                tabIndex={-1}
                className="visually-hidden"
                onChange={choose}
              />
              <Button busy={upload.isPending} onClick={() => input.current?.click()}>
                Escolher arquivo
              </Button>
            </div>
          )}
        </Field>
        <Form onSubmit={onSubmit}>
          <TextAreaField
            label="Ou cole aqui as células copiadas da planilha"
            rows={5}
            hint={pasteHint}
            {...field('text')}
          />
          <FormActions>
            <Button type="submit" look="primary" busy={busy}>
              Ler o que colei
            </Button>
          </FormActions>
        </Form>
        {children}
      </Stack>
    </Card>
  );
}
