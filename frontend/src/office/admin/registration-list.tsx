import { useState } from 'react';
import { useCan } from '../../shared/session.tsx';
import { dateOf } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { Table } from '../../ui/table.tsx';
import { ImportLink } from '../parts/import-link.tsx';
import { PagedList, usePagedList } from '../parts/paged-list.tsx';
import {
  REGISTRATION_FILTERS,
  experienceLabel,
  type Registration,
  type RegistrationFilter,
} from './admin-model.ts';
import styles from './admin.module.css';
import { ApproveDialog } from './approve-dialog.tsx';
import { RegistrationDetails } from './registration-details.tsx';
import { RegistrationStatus } from './registration-status.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useLoadFailure } from './use-load-failure.ts';
import { useSetupLink } from './use-setup-link.tsx';

type Action = 'details' | 'approve' | 'reject';

/** The requests of one kind, with what can be done about each. */
export function RegistrationList({ filter }: { filter: RegistrationFilter }) {
  const { title, empty } = REGISTRATION_FILTERS.find(({ value }) => value === filter)!;
  const list = useRegistrations(filter);
  const [open, setOpen] = useState<{ action: Action; request: Registration } | null>(null);
  const link = useSetupLink();
  useLoadFailure(list.pages.error);
  const close = () => setOpen(null);
  const show = (action: Action) => (request: Registration) => setOpen({ action, request });

  return (
    <section aria-label={title}>
      <Stack>
        <h2>{title}</h2>
        <PagedList
          list={list}
          searchLabel="Buscar por nome ou e-mail"
          empty={empty}
          next={<ImportLink />}
          loading={<Loading />}
        >
          {(rows) => <RegistrationTable rows={rows} filter={filter} title={title} show={show} />}
        </PagedList>
      </Stack>
      {open?.action === 'details' && (
        <RegistrationDetails
          request={open.request}
          onClose={close}
          onApprove={() => show('approve')(open.request)}
          onReject={() => show('reject')(open.request)}
        />
      )}
      {open?.action === 'approve' && (
        <ApproveDialog request={open.request} onClose={close} onApproved={link.share} />
      )}
      {open?.action === 'reject' && <RejectDialog request={open.request} onClose={close} />}
      {link.dialog}
    </section>
  );
}

const useRegistrations = (filter: RegistrationFilter) =>
  usePagedList(
    filter === 'pending' ? '/api/registration-requests/pending' : '/api/registration-requests',
    filter === 'pending' || filter === 'total' ? {} : { filter: { status: filter } },
  );

function RegistrationTable({
  rows,
  filter,
  title,
  show,
}: {
  rows: readonly Registration[];
  filter: RegistrationFilter;
  title: string;
  show: (action: Action) => (request: Registration) => void;
}) {
  const reviews = useCan()('registrations.review');
  return (
    <Table
      label={title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: 'Ministro',
          as: 'head',
          render: ({ fullName, email, status }) => (
            <span className={styles.person}>
              <span className={styles.name}>{fullName}</span>
              <span className={styles.email}>{email}</span>
              {filter === 'total' && <RegistrationStatus status={status} />}
            </span>
          ),
        },
        {
          label: 'Experiência',
          wide: 'table',
          render: ({ experience }) => (
            <span className={styles.unbroken}>
              <Badge>{experienceLabel(experience)}</Badge>
            </span>
          ),
        },
        { label: 'Data', render: ({ createdAt }) => dateOf(createdAt) },
        {
          label: 'Ações',
          as: 'actions',
          render: (request) => (
            <span className={styles.actions}>
              <ActionButton action="Ver detalhes" request={request} run={show('details')} />
              {reviews && request.status === 'pending' && (
                <>
                  <ActionButton action="Aprovar" request={request} run={show('approve')} />
                  <ActionButton action="Rejeitar" request={request} run={show('reject')} danger />
                </>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

function ActionButton({
  action,
  request,
  run,
  danger = false,
}: {
  action: string;
  request: Registration;
  run: (request: Registration) => void;
  danger?: boolean;
}) {
  return (
    <Button look="quiet" className={danger ? styles.destructive : undefined} onClick={() => run(request)}>
      <span>
        {action}
        <span className="visually-hidden"> {request.fullName}</span>
      </span>
    </Button>
  );
}
