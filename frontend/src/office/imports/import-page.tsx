import { useSearchParams } from 'react-router';
import { Page, Stack } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PastImports } from './past-imports.tsx';
import { PeopleImport } from './people-import.tsx';
import { RostersImport } from './rosters-import.tsx';

const TABS = [
  { value: 'people', label: 'Pessoas', content: <PeopleImport /> },
  { value: 'rosters', label: 'Escalas passadas', content: <RostersImport /> },
];

/** What a parish brings from its spreadsheets, and the way to take it back. */
export default function ImportPage() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab')) ?? TABS[0]!;
  return (
    <Page
      title="Importar"
      subtitle="De uma planilha, de cartões de contato ou de células coladas. Nada é gravado antes de “Importar”."
      back={{ to: '/ministers', label: 'Voltar aos Ministros' }}
    >
      <Stack gap={24}>
        <Tabs
          label="O que importar"
          value={tab.value}
          onChange={(next) => setParams({ tab: next }, { replace: true })}
          tabs={TABS}
        />
        <PastImports />
      </Stack>
    </Page>
  );
}
