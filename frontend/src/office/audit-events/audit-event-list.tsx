import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import type { Column } from '../resource/column.ts';
import { ChoiceFilter, choicesOf, DateInput, searchInput } from '../resource/inputs.tsx';
import { ResourceList } from '../resource/resource-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryState } from '../../ui/states.tsx';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS } from '../../api/generated/audit-labels.gen.ts';
import { labelOf } from '../../api/labels.ts';
import { actorOf, subjectOf } from './audit-details.tsx';

/** A seal's number and the first letters of its code. */
const SEAL_LENGTH = 16;

type AuditEvent = Answer<'GET /api/audit-events'>[number];

const columns: [Column<AuditEvent>, ...Column<AuditEvent>[]] = [
  { label: 'Ato', text: ({ action }) => labelOf(AUDIT_ACTION_LABELS, action) },
  { label: 'Quando', sort: 'at', text: ({ at }) => dateTimeOf(at), unbroken: true },
  { label: 'Quem', text: actorOf, unbroken: true },
  { label: 'Sobre', text: ({ subject }) => subject ?? '', show: subjectOf },
  { label: 'Endereço', text: ({ address }) => address ?? '', wide: true },
];

/** Whether anybody changed or deleted an act behind the product's back. */
function TrailVerdict() {
  const check = useApiQuery('/api/audit-events/check', {}, { fresh: true });
  return (
    <QueryState query={check} loading={<Notice>Conferindo a trilha…</Notice>}>
      {({ intact, message, checkedAt, seal }) => (
        <Notice tone={intact ? 'success' : 'error'} role={intact ? 'status' : 'alert'} title={message}>
          Conferida em {dateTimeOf(checkedAt)}.{' '}
          {intact
            ? seal && `Último selo: ${seal.slice(0, SEAL_LENGTH)}`
            : 'Guarde uma cópia do banco de dados e avise quem cuida do servidor.'}
        </Notice>
      )}
    </QueryState>
  );
}

/** Readings of lists outnumber all other acts: one press leaves them out. */
function ReadsToggle() {
  const { filterValues, setFilters } = useListContext() as {
    filterValues: Record<string, unknown>;
    setFilters: (values: Record<string, unknown>) => void;
  };
  const { reads, ...others } = filterValues;
  const areHidden = reads === false;
  return (
    <Button onClick={() => setFilters(areHidden ? others : { ...others, reads: false })}>
      {areHidden ? 'Mostrar consultas' : 'Ocultar consultas'}
    </Button>
  );
}

/** Who did what; it can be read and not changed. The trail is checked when asked for, since that reads all of it. */
export function AuditEventList() {
  const [isChecked, setChecked] = useState(false);
  return (
    <ResourceList
      title="Auditoria"
      subtitle="Quem fez o quê, os últimos atos primeiro"
      columns={columns}
      sort={{ field: 'at', order: 'DESC' }}
      filters={[
        searchInput('Buscar por nome'),
        <ChoiceFilter key="action" source="action" label="Ato" choices={choicesOf(AUDIT_ACTION_LABELS)} />,
        <ChoiceFilter
          key="subjectType"
          source="subjectType"
          label="Sobre"
          choices={choicesOf(AUDIT_SUBJECT_LABELS)}
        />,
        <DateInput key="from" source="from" label="De" />,
        <DateInput key="to" source="to" label="Até" />,
      ]}
      opens="show"
      inOrder
      actions={
        <>
          <ReadsToggle />
          {!isChecked && <Button onClick={() => setChecked(true)}>Conferir a trilha</Button>}
        </>
      }
      above={isChecked && <TrailVerdict />}
      empty="Nenhum ato registrado."
    />
  );
}
