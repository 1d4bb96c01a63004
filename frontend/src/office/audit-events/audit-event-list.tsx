import { DateInput, SelectInput } from 'react-admin';
import type { Answer } from '../../api/client.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import type { Column } from '../resource/column.ts';
import { choicesOf, searchInput } from '../resource/inputs.tsx';
import { ResourceList } from '../resource/resource-list.tsx';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS, labelOf } from '../../lib/labels.ts';

type AuditEvent = Answer<'GET /api/audit-events'>[number];

const columns: [Column<AuditEvent>, ...Column<AuditEvent>[]] = [
  { label: 'Ato', text: ({ action }) => labelOf(AUDIT_ACTION_LABELS, action) },
  { label: 'Quando', sort: 'at', text: ({ at }) => dateTimeOf(at) },
  {
    label: 'Quem',
    text: ({ actorName, actorId }) => actorName ?? (actorId ? `Conta ${actorId}` : 'Sistema ou visitante'),
  },
  { label: 'Sobre', text: ({ subject }) => subject ?? '' },
  { label: 'Endereço', text: ({ address }) => address ?? '' },
];

/** Who did what; it can be read and not changed. */
export function AuditEventList() {
  return (
    <ResourceList
      title="Auditoria"
      subtitle="Quem fez o quê, os últimos atos primeiro"
      columns={columns}
      sort={{ field: 'at', order: 'DESC' }}
      filters={[
        searchInput('Buscar pelo nome'),
        <SelectInput key="action" source="action" label="Ato" choices={choicesOf(AUDIT_ACTION_LABELS)} />,
        <SelectInput
          key="subjectType"
          source="subjectType"
          label="Sobre"
          choices={choicesOf(AUDIT_SUBJECT_LABELS)}
        />,
        <DateInput key="from" source="from" label="De" />,
        <DateInput key="to" source="to" label="Até" />,
      ]}
      opens="show"
      empty="Nenhum ato registrado."
    />
  );
}
