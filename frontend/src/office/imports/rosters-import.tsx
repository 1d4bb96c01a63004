import { call } from '../../api/client.ts';
import { showAppeared } from '../../lib/come-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { RostersPreviewCard } from './rosters-preview-card.tsx';
import { REPEATED_COLUMNS, rostersBodyOf, rostersDraftOf, type RostersDraft } from './rosters-model.ts';
import { SourceCard } from './source-card.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

/** Months of before the parish moved in, so that fairness begins with what was served. */
export function RostersImport() {
  const { draft, made, preview, busy, restored, start, finish, check, rethink } = useSheetDraft(
    'rosters',
    (given: RostersDraft) => call('POST /api/imports/rosters/preview', { body: rostersBodyOf(given) }),
  );
  return (
    <Stack gap={24}>
      <Notice title="Para que servem">
        Com os últimos seis meses, o equilíbrio começa pelo que cada pessoa já serviu. Os meses entram como
        escalas concluídas; ninguém é avisado. Importe as pessoas antes.
      </Notice>
      {made !== null && (
        <Notice
          key={made}
          ref={showAppeared}
          tone="success"
          title={made === 1 ? '1 lugar servido guardado' : `${made} lugares servidos guardados`}
          actions={
            <>
              <ButtonLink look="primary" to="/fairness">
                Ver o equilíbrio
              </ButtonLink>
              <ButtonLink to="/schedules">Ver as escalas</ButtonLink>
            </>
          }
        >
          A próxima escala já conta com eles. A importação pode ser desfeita abaixo.
        </Notice>
      )}
      {draft === null ? (
        <SourceCard
          kind="rosters"
          title="De onde vêm as escalas"
          accept=".xlsx,.csv,.txt,.tsv,text/csv"
          fileHint="Planilha .xlsx ou .csv de até 20 MB. Uma pessoa por linha e uma missa por coluna (“dom 06/09 8h”), marcada com x; uma missa por linha, com dia, hora e nomes; ou um calendário. Se cada mês tem a sua aba, todas são lidas."
          pasteHint="Copie com os títulos das colunas."
          onRead={(table) => start(rostersDraftOf(table))}
        />
      ) : (
        <>
          <ColumnsCard
            kind="rosters"
            draft={draft}
            restored={restored}
            repeated={REPEATED_COLUMNS}
            onChange={rethink}
            onCheck={() => check(draft)}
            busy={busy}
            checked={preview !== null}
            onCancel={() => start(null)}
          />
          {preview && (
            <RostersPreviewCard
              draft={draft}
              preview={preview}
              busy={busy}
              onChange={check}
              onMade={finish}
            />
          )}
        </>
      )}
    </Stack>
  );
}
