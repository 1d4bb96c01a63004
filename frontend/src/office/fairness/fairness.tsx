import { Download } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '../../api/client.ts';
import { toast } from '../../api/toasts.ts';
import { download } from '../../api/download.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { thisMonth } from '../../lib/dates.ts';
import { useSearch } from '../../lib/use-search.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useFileName, usePrinting } from '../../ui/paper.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { FIRST_VIEW } from './people-model.ts';
import { PeriodFields } from './period-fields.tsx';
import { periodError, periodInWords, periodOf, searchOf } from './period-model.ts';
import { ReportView } from './report-view.tsx';

/** /fairness: what people served against what they offered, over the months that the address says. */
export default function Fairness() {
  const [search, change] = useSearch();
  const now = thisMonth();
  const period = periodOf(search, now);
  const query = searchOf(period);
  const error = periodError(period);
  const report = useApiQuery(
    '/api/reports/fairness',
    { query },
    { fresh: true, enabled: error === undefined },
  );
  const printing = usePrinting();
  useFileName(printing ? `Equilíbrio das escalas - ${periodInWords(period)}` : null);
  const [view, setView] = useState(FIRST_VIEW);
  const sheet = useApiMutation({
    run: () => download(urlOf('/api/reports/fairness.csv', { query })),
    success: 'Planilha baixada',
    failure: 'Erro ao baixar a planilha',
  });

  return (
    <Page
      title="Equilíbrio das escalas"
      subtitle="Quem serve mais ou menos do que a sua parte, e as missas em que falta gente"
      back={{ to: '/coordination', label: 'Voltar à Coordenação' }}
      actions={
        <Button
          busy={sheet.isPending}
          disabled={error !== undefined}
          onClick={() => {
            toast({ title: 'Gerando relatórios', description: 'Os relatórios serão gerados em breve.' });
            sheet.mutate();
          }}
        >
          {!sheet.isPending && <Download aria-hidden size={20} />}
          Baixar planilha (CSV)
        </Button>
      }
    >
      <PeriodFields
        period={period}
        now={now}
        error={error}
        onChange={(next) =>
          change((address) => {
            for (const [name, month] of Object.entries(searchOf(next(periodOf(address, now)))))
              address.set(name, month);
          })
        }
      />
      {error === undefined ? (
        <QueryState query={report}>
          {(loaded) => (
            <ReportView report={loaded} months={periodInWords(period)} view={view} onView={setView} />
          )}
        </QueryState>
      ) : (
        <EmptyState text="Acerte o período para ver o relatório." />
      )}
    </Page>
  );
}
