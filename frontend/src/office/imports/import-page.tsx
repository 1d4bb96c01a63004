import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { bodyOf, draftOf, type Draft } from './import-model.ts';
import { PastImports } from './past-imports.tsx';
import { PreviewCard } from './preview-card.tsx';
import { SourceCard } from './source-card.tsx';

/** People from a spreadsheet: where it comes from, what its columns are, what each row will make, and taking it back. */
export default function ImportPage() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [made, setMade] = useState<number | null>(null);
  const preview = useApiMutation({
    run: (given: Draft) => call('POST /api/imports/people/preview', { body: bodyOf(given) }),
    failure: 'Erro ao conferir a planilha',
    changes: [],
  });
  const start = (read: Draft | null) => {
    preview.reset();
    setMade(null);
    setDraft(read);
  };
  const check = (changed: Draft) => {
    setDraft(changed);
    preview.mutate(changed);
  };
  const rethink = (changed: Draft) => {
    preview.reset();
    setDraft(changed);
  };
  return (
    <Page
      title="Importar pessoas"
      subtitle="De uma planilha, de cartões de contato ou de células coladas. Nada é gravado antes de “Importar”."
      back={{ to: '/ministers', label: 'Ministros' }}
    >
      <Stack gap={24}>
        <Notice title="Os dados são das pessoas">
          Até cada uma entrar e dar o seu consentimento, é a paróquia que responde por estes dados (LGPD).
          Importe só o que a escala precisa; o convite explica isto a quem o recebe.
        </Notice>
        {made !== null && (
          <Notice
            tone="success"
            title={made === 1 ? '1 pessoa cadastrada' : `${made} pessoas cadastradas`}
            actions={
              <>
                <ButtonLink look="primary" to="/invitations">
                  Convidar para entrar
                </ButtonLink>
                <ButtonLink to="/ministers">Ver os ministros</ButtonLink>
              </>
            }
          >
            Quem não tem e-mail já serve: a coordenação responde por essas pessoas. A importação pode ser
            desfeita abaixo enquanto ninguém entrar.
          </Notice>
        )}
        {draft === null ? (
          <SourceCard onRead={(table) => start(draftOf(table))} />
        ) : (
          <>
            <ColumnsCard
              draft={draft}
              onChange={rethink}
              onCheck={() => preview.mutate(draft)}
              busy={preview.isPending}
              onCancel={() => start(null)}
            />
            {preview.data && (
              <PreviewCard
                draft={draft}
                preview={preview.data}
                busy={preview.isPending}
                onChange={check}
                onMade={(count) => {
                  start(null);
                  setMade(count);
                }}
              />
            )}
          </>
        )}
        <PastImports />
      </Stack>
    </Page>
  );
}
