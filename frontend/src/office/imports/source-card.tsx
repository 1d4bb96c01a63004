import { useState } from 'react';
import { call } from '../../api/client.ts';
import { request, send } from '../../api/http.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormActions, TextAreaField, TextField } from '../../ui/field.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import type { Table } from './import-model.ts';

const ACCEPTED = '.xlsx,.csv,.txt,.tsv,.vcf,text/csv,text/vcard';

/** Where the people come from: a file, or cells copied from a spreadsheet program. */
export function SourceCard({ onRead }: { onRead: (table: Table) => void }) {
  const [fileError, setFileError] = useState<string | undefined>();
  const upload = useApiMutation({
    run: (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return request<Table>('/api/imports/file', { method: 'POST', body });
    },
    changes: [],
    then: onRead,
  });
  const { field, onSubmit, busy } = useApiForm({
    initial: { text: '' },
    send: (body) => call('POST /api/imports/text', { body }),
    failure: 'Erro ao ler o que foi colado',
    changes: [],
    then: onRead,
  });
  const model = useApiMutation({
    run: downloadModel,
    failure: 'Erro ao baixar a planilha modelo',
    changes: [],
  });
  return (
    <Card title="De onde vêm as pessoas">
      <Stack gap={24}>
        <TextField
          type="file"
          label="Arquivo"
          accept={ACCEPTED}
          disabled={upload.isPending}
          hint={
            upload.isPending
              ? 'Lendo o arquivo...'
              : 'Planilha .xlsx ou .csv, ou contatos .vcf, de até 20 MB.'
          }
          error={fileError}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            setFileError(undefined);
            if (file)
              upload.mutate(file, {
                onError: (error) =>
                  setFileError(error.body?.message ?? 'O arquivo não pôde ser lido. Tente de novo.'),
              });
            target.value = '';
          }}
        />
        <Form onSubmit={onSubmit}>
          <TextAreaField
            label="Ou cole aqui as células copiadas da planilha"
            rows={5}
            hint="Copie com os títulos das colunas: Nome, Telefone, E-mail…"
            {...field('text')}
          />
          <FormActions>
            <Button type="submit" look="primary" busy={busy}>
              Ler o que colei
            </Button>
          </FormActions>
        </Form>
        <div>
          <Muted>Começando do zero? </Muted>
          <Button busy={model.isPending} onClick={() => model.mutate()}>
            Baixar planilha modelo
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

async function downloadModel(): Promise<void> {
  const file = await (await send('/api/imports/model')).blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'modelo-ministros.xlsx';
  link.click();
  URL.revokeObjectURL(link.href);
}
