import { ChevronLeft, ChevronRight, Download, Ellipsis, Printer, type LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react';
import {
  FilterLiveForm,
  ListBase,
  useListContext,
  useResourceContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Link } from 'react-router';
import { useNarrow } from '../../lib/use-narrow.ts';
import { useUser } from '../../shared/session.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Menu } from '../../ui/menu.tsx';
import { usePrinting, useSheet } from '../../ui/paper.tsx';
import { Muted, Page, Row } from '../../ui/page.tsx';
import { EmptyState, ErrorState, SkeletonCards } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { toastError } from '../../api/toasts.ts';
import { canAccess } from '../providers/access-rules.ts';
import { dataProvider } from '../providers/data-provider.ts';
import type { Column } from './column.ts';
import styles from './resource.module.css';

const PAGE_SIZE = 25;
/** Rows of an exported file. */
const MAX_EXPORTED = 10_000;
/** Rows on paper: some thirty pages. */
const MAX_PRINTED = 1_000;

interface Props<Row extends RaRecord> {
  title: string;
  subtitle?: string;
  /** The first column names the record and leads to it. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  sort: SortPayload;
  /** The search first; the others are folded away on a phone. */
  filters: readonly [ReactElement, ...ReactElement[]];
  /** Where a record opens. */
  opens: 'edit' | 'show';
  /** The label of the button that makes a new record; absent: records are not made here. */
  create?: string;
  /** What would be here. */
  empty: string;
  /** The way on from an empty list, before the button that makes a record. */
  next?: ReactNode;
  actions?: ReactNode;
  /** What leads on from here. */
  links?: readonly { label: string; to: string }[] | undefined;
  /** Has a button that prints all rows which answer to the filters. */
  prints?: boolean | undefined;
  /** What stands between title and records. */
  above?: ReactNode;
  /** Read in their order, that of time. */
  inOrder?: boolean;
}

/** A resource's records: react-admin's list in the application's own table, with filters, export and the way to a new one. */
export function ResourceList<Row extends RaRecord>(props: Props<Row>) {
  const { title, subtitle, columns, sort, filters, create, empty, next, actions, links, above } = props;
  const resource = useResourceContext();
  const exporter = useCallback(
    async (rows: Row[]) => (await import('./export.ts')).download(title, columns, rows),
    [title, columns],
  );
  const mayMake = useMay()('create');
  const make = (look: 'primary' | 'secondary') =>
    create &&
    mayMake && (
      <ButtonLink look={look} to={`/${resource}/create`}>
        {create}
      </ButtonLink>
    );
  return (
    <ListBase<Row>
      sort={sort}
      perPage={PAGE_SIZE}
      exporter={exporter}
      // What fails is told in the list's place.
      queryOptions={{ onError: () => undefined }}
      empty={
        <Page
          title={title}
          subtitle={subtitle}
          actions={
            (actions || links) && (
              <>
                {actions}
                <ListLinks links={links} />
              </>
            )
          }
        >
          {above}
          <EmptyState
            text={empty}
            action={
              (next || (create && mayMake)) && (
                <Row>
                  {next}
                  {make(next ? 'secondary' : 'primary')}
                </Row>
              )
            }
          />
        </Page>
      }
    >
      <Page
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {actions}
            <Acts {...props} />
            {make('primary')}
          </>
        }
      >
        {above}
        <Filters filters={filters} />
        <Rows {...props} />
      </Page>
    </ListBase>
  );
}

/** Whether one may do an act of react-admin on this resource: what would end in a refusal is not offered. */
function useMay(): (action: string) => boolean {
  const { permissions } = useUser();
  const resource = useResourceContext();
  return (action) => resource !== undefined && canAccess(permissions, resource, action);
}

function Filters({ filters: [search, ...others] }: { filters: readonly ReactElement[] }) {
  const { filterValues } = useListContext() as { filterValues: object };
  const [open] = useState(() => Object.keys(filterValues).some((name) => name !== 'q'));
  return (
    <FilterLiveForm>
      <div className={styles.filters}>
        <div className={styles.search}>{search}</div>
        {others.length > 0 && (
          <Disclosure summary="Mais filtros" open={open}>
            <div className={styles.besides}>{others}</div>
          </Disclosure>
        )}
      </div>
    </FilterLiveForm>
  );
}

/** An act on the rows which answer to the filters, all pages of them. */
interface RowsAct {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  busy: boolean;
  run: () => void;
}

function useRowsAct(
  label: string,
  Icon: LucideIcon,
  { failure, run }: { failure: string; run: () => Promise<void> },
): RowsAct {
  const { total } = useListContext();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      toastError(failure, error);
    }
    setBusy(false);
  };
  return { label, icon: <Icon aria-hidden size={20} />, disabled: !total, busy, run: () => void press() };
}

/** The rows as a file for a spreadsheet. */
function useExport(): RowsAct {
  const { exporter, getData } = useListContext();
  return useRowsAct('Exportar', Download, {
    failure: 'O arquivo não foi feito',
    run: async () => {
      if (!exporter || !getData) return;
      // Columns tell their own words: nothing of other resources is fetched.
      await exporter(await getData({ maxResults: MAX_EXPORTED }), () => Promise.resolve({}), dataProvider);
    },
  });
}

/** The rows on paper; of more than it has room for, the first. Ctrl+P prints them too, not the page of the list that is shown. */
function usePrint<Row extends RaRecord>({
  title,
  columns,
  prints = false,
}: Pick<Props<Row>, 'title' | 'columns' | 'prints'>): [RowsAct, sheet: ReactNode] {
  const { getData, total = 0 } = useListContext<Row>();
  const [sheet, print] = useSheet();
  const act = useRowsAct('Imprimir', Printer, {
    failure: 'A lista não foi feita',
    run: async () => {
      if (!getData) return;
      const [{ PrintedList }, rows] = await Promise.all([
        import('./printed-list.tsx'),
        getData({ maxResults: MAX_PRINTED }),
      ]);
      print(<PrintedList title={title} columns={columns} rows={rows} total={total} />);
    },
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p' || act.disabled) return;
    event.preventDefault();
    if (!act.busy) act.run();
  });
  useEffect(() => {
    if (!prints) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [prints]);
  return [act, sheet];
}

/** What leads on from the list, and what is done with all of its rows; where there is little room, in a menu. */
function Acts<Row extends RaRecord>({
  title,
  columns,
  prints,
  links = [],
}: Pick<Props<Row>, 'title' | 'columns' | 'prints' | 'links'>) {
  const exporting = useExport();
  const [printing, sheet] = usePrint({ title, columns, prints });
  const narrow = useNarrow();
  const acts = prints ? [exporting, printing] : [exporting];
  const busy = acts.some((act) => act.busy);
  return (
    <>
      {narrow && links.length + acts.length > 1 ? (
        <Menu items={[...links, ...acts]}>
          <Button busy={busy}>
            {!busy && <Ellipsis aria-hidden size={20} />}
            Mais ações
          </Button>
        </Menu>
      ) : (
        <>
          <ListLinks links={links} />
          {acts.map((act) => (
            <Button key={act.label} busy={act.busy} disabled={act.disabled} onClick={act.run}>
              {!act.busy && act.icon}
              {act.label}
            </Button>
          ))}
        </>
      )}
      {sheet}
    </>
  );
}

const ListLinks = ({ links = [] }: Pick<Props<RaRecord>, 'links'>) =>
  links.map(({ to, label }) => (
    <ButtonLink key={to} to={to}>
      {label}
    </ButtonLink>
  ));

function Rows<Row extends RaRecord>({ title, columns: all, opens, prints, inOrder = false }: Props<Row>) {
  const {
    isPending,
    error,
    refetch,
    data,
    sort,
    setSort,
    setFilters,
    page,
    total = 0,
  } = useListContext<Row>();
  const resource = useResourceContext();
  const printing = usePrinting();
  const [name, ...facts] = all.filter(
    ({ exportOnly, onPaper }) => !exportOnly && !(printing && onPaper === false),
  );
  const mayOpen = useMay()(opens);
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (isPending) return <SkeletonCards cards={1} lines={12} />;
  if (data.length === 0)
    return (
      <EmptyState
        text="Nada encontrado com estes filtros."
        action={<Button onClick={() => setFilters({})}>Limpar filtros</Button>}
      />
    );
  const addressOf = ({ id }: Row): string => `/${resource}/${id}${opens === 'show' ? '/show' : ''}`;
  const shown = ({ show, text }: Column<Row>, row: Row): ReactNode => (show ? show(row) : text(row));
  const sortOf = ({ sort: field }: Column<Row>) => {
    if (field === undefined) return {};
    const isCurrent = sort.field === field;
    const direction = sort.order === 'ASC' ? ('ascending' as const) : ('descending' as const);
    return {
      sort: {
        direction: isCurrent ? direction : null,
        onSort: () => setSort({ field, order: isCurrent && sort.order === 'ASC' ? 'DESC' : 'ASC' }),
      },
    };
  };
  return (
    <>
      {prints && total > PAGE_SIZE && (
        <p className={styles.partial}>
          Só a página {page} de {Math.ceil(total / PAGE_SIZE)} da lista. O botão “Imprimir” põe todas no
          papel.
        </p>
      )}
      <div className={styles.table}>
        <Table
          label={title}
          keyOf={({ id }) => id}
          rows={data}
          inOrder={inOrder}
          columns={[
            {
              label: name!.label,
              as: 'head',
              render: (row) =>
                mayOpen ? (
                  <Link to={addressOf(row)} className={styles.opens}>
                    {shown(name!, row)}
                  </Link>
                ) : (
                  shown(name!, row)
                ),
              ...sortOf(name!),
            },
            ...facts.map((column) => ({
              label: column.label,
              render: (row: Row) => shown(column, row),
              ...(column.badge && { as: 'badge' as const }),
              wide: column.wide,
              ...(column.unbroken && { unbroken: column.unbroken }),
              ...(column.number && { number: column.number }),
              ...sortOf(column),
            })),
          ]}
        />
      </div>
      <Pages />
    </>
  );
}

/** "1–25 de 319", or "1–25 de mais de 1.000" where the server does not count a long list to its end. */
function Pages() {
  const { page, setPage, total = 0, data, hasNextPage, hasPreviousPage } = useListContext();
  const { meta } = useListContext() as { meta?: { atLeast?: boolean } };
  const first = (page - 1) * PAGE_SIZE + 1;
  const more = meta?.atLeast ? 'mais de ' : '';
  return (
    <nav aria-label="Páginas" className={styles.pages}>
      <Muted>
        {first}–{first + (data?.length ?? 0) - 1} de {more}
        {total.toLocaleString('pt-BR')}
      </Muted>
      {(hasPreviousPage || hasNextPage) && (
        <>
          <IconButton label="Página anterior" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden size={24} />
          </IconButton>
          <IconButton label="Próxima página" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
            <ChevronRight aria-hidden size={24} />
          </IconButton>
        </>
      )}
    </nav>
  );
}
