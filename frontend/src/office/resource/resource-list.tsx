import { useMediaQuery, type LabelDisplayedRowsArgs, type Theme } from '@mui/material';
import { Fragment, type ComponentType, type ReactElement, type ReactNode } from 'react';
import {
  CreateButton,
  DataTable,
  ExportButton,
  FilterButton,
  List,
  Pagination,
  TopToolbar,
  useListContext,
  useResourceContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, Row, Stack } from '../../ui/page.tsx';
import { EmptyState, ErrorState, SkeletonCards } from '../../ui/states.tsx';
import type { Column } from './column.ts';
import { exporterOf } from './export.ts';
import styles from './resource.module.css';

const PAGE_SIZE = 25;

interface Props<Row extends RaRecord> {
  title: string;
  subtitle?: string;
  /** The first column names the record and leads to it. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  sort: SortPayload;
  filters?: ReactElement[];
  /** Where a record opens. */
  opens: 'edit' | 'show';
  /** The label of the button that makes a new record; absent: records are not made here. */
  create?: string;
  /** What would be here. */
  empty: string;
  /** The way on from an empty list, before the button that makes a record. */
  next?: ReactNode;
  actions?: ReactNode;
  /** What stands between title and records. */
  above?: ReactNode;
}

/** A resource's records: a table on a desktop, cards on a phone, with filters, export and the way to a new one. */
export function ResourceList<Row extends RaRecord>(props: Props<Row>) {
  const { title, subtitle, columns, sort, filters, create, empty, next, actions, above } = props;
  const resource = useResourceContext();
  return (
    <Page title={title} subtitle={subtitle} actions={actions}>
      {above}
      <List<Row>
        title={false}
        component="div"
        sort={sort}
        perPage={PAGE_SIZE}
        exporter={exporterOf(title, columns)}
        {...(filters ? { filters } : {})}
        actions={
          <TopToolbar className={styles.toolbar}>
            {filters && filters.length > 1 && <FilterButton disableSaveQuery />}
            {create && <CreateButton label={create} />}
            <ExportButton />
          </TopToolbar>
        }
        empty={
          <EmptyState
            text={empty}
            action={
              (next || create) && (
                <Row>
                  {next}
                  {create && (
                    <ButtonLink look={next ? 'secondary' : 'primary'} to={`/${resource}/create`}>
                      {create}
                    </ButtonLink>
                  )}
                </Row>
              )
            }
          />
        }
        error={false}
        pagination={<Pages />}
        className={styles.list}
      >
        <Rows {...props} />
      </List>
    </Page>
  );
}

/** react-admin's own hands the label on to MUI's, without saying so in its type. */
const LabelledPagination = Pagination as ComponentType<{
  labelDisplayedRows: (rows: LabelDisplayedRowsArgs) => string;
}>;

/** "1-25 de 319", or "1-25 de mais de 1.000" where the server does not count a long list to its end. */
function Pages() {
  const { meta } = useListContext() as { meta?: { atLeast?: boolean } };
  const more = meta?.atLeast ? 'mais de ' : '';
  return (
    <LabelledPagination
      labelDisplayedRows={({ from, to, count }) => `${from}-${to} de ${more}${count.toLocaleString('pt-BR')}`}
    />
  );
}

function Rows<Row extends RaRecord>({ columns: all, opens }: Props<Row>) {
  const columns = all.filter(({ exportOnly }) => !exportOnly);
  const { isPending, error, refetch, data } = useListContext<Row>();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (isPending) return <SkeletonCards />;
  if (data?.length === 0) return <EmptyState text="Nada encontrado com estes filtros." />;
  return isPhone ? (
    <Cards columns={columns} opens={opens} />
  ) : (
    <DataTable rowClick={opens} bulkActionButtons={false} className={styles.table}>
      {columns.map(({ label, sort, text, show }) => (
        <DataTable.Col<Row>
          key={label}
          label={label}
          {...(sort ? { source: sort } : {})}
          disableSort={!sort}
          render={(row) => (show ? show(row) : text(row))}
        />
      ))}
    </DataTable>
  );
}

function Cards<Row extends RaRecord>({
  columns: [name, ...facts],
  opens,
}: {
  columns: readonly Column<Row>[];
  opens: 'edit' | 'show';
}) {
  const { data = [] } = useListContext<Row>();
  const resource = useResourceContext();
  return (
    <Stack gap={8}>
      {data.map((row) => (
        <Link
          key={row.id}
          to={`/${resource}/${row.id}${opens === 'show' ? '/show' : ''}`}
          className={styles.card}
        >
          <strong>{name?.show ? name.show(row) : name?.text(row)}</strong>
          <span className={styles.facts}>
            {facts
              .filter(({ show }) => !show)
              .map(({ text }) => text(row))
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Row>{facts.map(({ label, show }) => show && <Fragment key={label}>{show(row)}</Fragment>)}</Row>
        </Link>
      ))}
    </Stack>
  );
}
