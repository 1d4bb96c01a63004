import { CalendarDays, ClipboardList, FileText, Mail, Send, UsersRound } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DayCard } from './day.tsx';
import { WRITE_MESSAGE } from './coordination-model.ts';
import { MessagesTab } from './messages-tab.tsx';
import { MinistersTab } from './ministers-tab.tsx';
import { QuestionnairesTab } from './questionnaires-tab.tsx';
import { SchedulesTab } from './schedules-tab.tsx';
import { SubstitutionsCard } from '../substitutions/substitutions-card.tsx';
import { useOpenRequests } from '../substitutions/use-open-requests.ts';
import styles from './coordination.module.css';

const TABS = [
  { value: 'schedules', label: 'Escalas', content: <SchedulesTab /> },
  { value: 'questionnaires', label: 'Questionários', content: <QuestionnairesTab /> },
  { value: 'messages', label: 'Mensagens', content: <MessagesTab /> },
  { value: 'ministers', label: 'Ministros', content: <MinistersTab /> },
];

/** The coordination's overview: what is going on, what waits for a decision, and the way to each place. */
export default function Coordination() {
  const [params, setParams] = useSearchParams();
  const day = useApiQuery('/api/coordination/day', {}, { fresh: true });
  const requests = useOpenRequests();
  const tab = TABS.find(({ value }) => value === params.get('tab')) ?? TABS[0]!;
  return (
    <Page title="Coordenação" subtitle="Gestão de escalas e questionários" actions={<Actions />}>
      <DayCard day={day} requests={requests} />
      {/* Nobody knows how tall what is to be done will be; what stands below is shown when it is known. */}
      <div className={day.isPending || requests.isPending ? styles.unseen : undefined}>
        <Stack gap={24}>
          <StatTiles />
          <SubstitutionsCard
            requests={requests}
            elsewhere={new Set(day.data?.substitutions.map(({ id }) => id))}
          />
          <Tabs
            label="Coordenação"
            value={tab.value}
            onChange={(next) => setParams({ tab: next }, { replace: true })}
            tabs={TABS}
          />
        </Stack>
      </div>
    </Page>
  );
}

/** Each opens the place where the thing is done; there it is told of, when it is done. */
function Actions() {
  const can = useCan();
  const steps = useApiQuery('/api/first-steps', {}, { fresh: true, enabled: can('people.write') });
  return (
    <>
      {steps.data && !steps.data.finished && <ButtonLink to="/first-steps">Primeiros passos</ButtonLink>}
      {can('schedules.write') && (
        <ButtonLink to="/questionnaires">
          <Send aria-hidden size={20} />
          Enviar questionário
        </ButtonLink>
      )}
      <ButtonLink to={WRITE_MESSAGE}>
        <Mail aria-hidden size={20} />
        Nova mensagem
      </ButtonLink>
      <ButtonLink to="/fairness">
        <FileText aria-hidden size={20} />
        Gerar relatórios
      </ButtonLink>
    </>
  );
}

const TILES = [
  { count: 'activeSchedules', label: 'Escalas Ativas', to: '/schedules', icon: CalendarDays },
  {
    count: 'pendingQuestionnaires',
    label: 'Questionários Pendentes',
    to: '/questionnaires',
    icon: ClipboardList,
  },
  { count: 'totalMinisters', label: 'Total de Ministros', to: '/admin', icon: UsersRound },
  { count: 'sentMessages', label: 'Mensagens Enviadas', to: '/messages?tab=enviadas', icon: Mail },
] as const;

/** The tiles' own shape, so that nothing moves when their numbers come. */
function TilesToCome() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Carregando...
      </p>
      <ul aria-hidden className={styles.tiles}>
        {TILES.map(({ count, label, icon: Icon }) => (
          <li key={count} className={styles.tile}>
            <Icon size={24} className={styles.icon} />
            <span className={styles.count}>–</span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Four numbers, each the way to what it counts. */
function StatTiles() {
  const stats = useApiQuery('/api/stats/coordination', {}, { fresh: true });
  return (
    <QueryState query={stats} loading={<TilesToCome />}>
      {(counts) => (
        <ul className={styles.tiles}>
          {TILES.map(({ count, label, to, icon: Icon }) => (
            <li key={count}>
              <Link to={to} className={styles.tile}>
                <Icon aria-hidden size={24} className={styles.icon} />
                <span className={styles.count}>{counts[count].toLocaleString('pt-BR')}</span>
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
