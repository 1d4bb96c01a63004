import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { dateTimeOf, momentWords } from '../../lib/dates.ts';
import { EMAIL_STATUS_LABELS, labelOf } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import type { Column } from '../resource/column.ts';
import { ChoiceFilter, choicesOf, searchInput } from '../resource/inputs.tsx';
import { ResourceList } from '../resource/resource-list.tsx';
import { EMAIL_STATUS_TONES } from './email-labels.ts';

const KeptMails = lazyPage(() => import('../parts/kept-mails.tsx'), null);

type Email = Answer<'GET /api/emails'>[number];

const columns: [Column<Email>, ...Column<Email>[]] = [
  { label: 'E-mail', text: (email) => email.label },
  { label: 'Para', text: ({ to, name }) => (name ? `${name} (${to})` : to) },
  { label: 'Como vai', text: ({ channelLabel }) => channelLabel, unbroken: true, wide: true },
  {
    label: 'Pedido em',
    sort: 'createdAt',
    text: ({ createdAt }) => dateTimeOf(createdAt),
    show: ({ createdAt }) => momentWords(createdAt),
    unbroken: true,
  },
  {
    label: 'Saiu em',
    // What is kept here went nowhere.
    text: ({ sentAt, status }) => (sentAt && status !== 'kept' ? dateTimeOf(sentAt) : ''),
    show: ({ sentAt, status }) => sentAt && status !== 'kept' && momentWords(sentAt),
    unbroken: true,
    wide: true,
  },
  { label: 'Tentativas', text: ({ attempts }) => String(attempts), exportOnly: true },
  {
    label: 'Situação',
    badge: true,
    text: ({ status }) => labelOf(EMAIL_STATUS_LABELS, status),
    show: ({ status }) => (
      <Badge tone={EMAIL_STATUS_TONES[status] ?? 'neutral'}>{labelOf(EMAIL_STATUS_LABELS, status)}</Badge>
    ),
  },
];

/** What the system sent, has yet to send, or could not. */
export function EmailList() {
  const kinds = useApiQuery('/api/emails/kinds');
  const mails = (kinds.data ?? []).map(({ mail, label }) => ({ value: mail, label }));
  return (
    <ResourceList
      title="E-mails"
      subtitle="Enviados, na fila e com problema"
      above={<KeptMails />}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[
        searchInput('Buscar por pessoa ou endereço'),
        <ChoiceFilter
          key="status"
          source="status"
          label="Situação"
          choices={choicesOf(EMAIL_STATUS_LABELS)}
        />,
        <ChoiceFilter key="mail" source="mail" label="E-mail" choices={mails} />,
      ]}
      opens="show"
      inOrder
      empty="Nenhum e-mail ainda. Convites, questionários e escalas publicadas aparecem aqui."
      next={
        <ButtonLink look="primary" to="/invitations">
          Convidar pessoas
        </ButtonLink>
      }
    />
  );
}
