import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { useApiMutation } from '../../api/queries.ts';
import { EXPERIENCE_LABELS } from '../../api/labels.ts';
import { showAppeared } from '../../lib/come-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { lackOf, peopleBodyOf, peopleDraftOf, type PeopleDraft } from './import-model.ts';
import styles from './imports.module.css';
import { PreviewCard } from './preview-card.tsx';
import { SourceCard } from './source-card.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

/** People from a spreadsheet: where it comes from, what its columns are, and what each row will make. */
export function PeopleImport() {
  const { draft, made, preview, busy, restored, start, finish, check, rethink } = useSheetDraft(
    'people',
    (given: PeopleDraft) => call('POST /api/imports/people/preview', { body: peopleBodyOf(given) }),
  );
  return (
    <Stack gap={24}>
      {made !== null && (
        <Notice
          key={made}
          ref={showAppeared}
          tone="success"
          title={made === 1 ? '1 pessoa cadastrada' : `${made} pessoas cadastradas`}
          actions={
            <>
              <ButtonLink look="primary" to="/invitations">
                Convidar para entrar
              </ButtonLink>
              <ButtonLink to="/ministers">Ver os ministros</ButtonLink>
              <ButtonLink to="/first-steps">Primeiros passos</ButtonLink>
            </>
          }
        >
          Quem não tem e-mail já serve: a coordenação responde por essas pessoas. A importação pode ser
          desfeita abaixo enquanto ninguém entrar.
        </Notice>
      )}
      {draft === null ? (
        <>
          <Notice title="Os dados são das pessoas">
            Até cada uma entrar e dar o seu consentimento, é a paróquia que responde por estes dados (LGPD).
            Importe só o que a escala precisa; o convite explica isto a quem o recebe.
          </Notice>
          <SourceCard
            kind="people"
            title="De onde vêm as pessoas"
            accept=".xlsx,.csv,.txt,.tsv,.vcf,text/csv,text/vcard"
            fileHint="Planilha .xlsx ou .csv, ou contatos .vcf, de até 20 MB."
            pasteHint="Copie com os títulos das colunas: Nome, Telefone, E-mail… Serve também a lista de uma conversa."
            onRead={(table) => start(peopleDraftOf(table))}
          >
            <ModelButton />
          </SourceCard>
        </>
      ) : (
        <>
          <ColumnsCard
            kind="people"
            draft={draft}
            restored={restored}
            lacks={lackOf(draft)}
            onChange={rethink}
            onCheck={() => check(draft)}
            busy={busy}
            checked={preview !== null}
            onCancel={() => start(null)}
          >
            <div className={`${styles.columns} ${styles.defaults}`}>
              <SelectField
                label="Experiência de quem a planilha não diz"
                value={draft.defaultExperience}
                options={Object.entries(EXPERIENCE_LABELS).map(([value, label]) => ({ value, label }))}
                onChange={({ target }) =>
                  rethink({
                    ...draft,
                    defaultExperience: target.value as PeopleDraft['defaultExperience'],
                  })
                }
              />
              <TextField
                label="DDD dos telefones que não o têm"
                inputMode="numeric"
                maxLength={2}
                value={draft.areaCode ?? ''}
                onChange={({ target }) => rethink({ ...draft, areaCode: target.value.replace(/\D/g, '') })}
              />
            </div>
          </ColumnsCard>
          {preview && (
            <PreviewCard draft={draft} preview={preview} busy={busy} onChange={check} onMade={finish} />
          )}
        </>
      )}
    </Stack>
  );
}

function ModelButton() {
  const model = useApiMutation({
    run: () => download('/api/imports/model'),
    failure: 'Erro ao baixar a planilha modelo',
    changes: [],
  });
  return (
    <div>
      <Muted>Começando do zero? </Muted>
      <Button busy={model.isPending} onClick={() => model.mutate()}>
        Baixar planilha modelo
      </Button>
    </div>
  );
}
