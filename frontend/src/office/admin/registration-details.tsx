import { PhoneLink } from '../../ui/phone-link.tsx';
import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { dateTimeOf, shortDate } from '../../lib/dates.ts';
import { ROLE_LABELS } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/page.tsx';
import { experienceLabel, type Registration } from './admin-model.ts';
import styles from './admin.module.css';
import { RegistrationStatus } from './registration-status.tsx';

/** All that a candidate has written, what was decided, and the decision itself where it is still open. */
export function RegistrationDetails({
  request,
  onClose,
  onApprove,
  onReject,
}: {
  request: Registration;
  onClose: () => void;
  onApprove: () => void;
  onReject: () => void;
}) {
  const reviews = useCan()('registrations.review') && request.status === 'pending';
  return (
    <Dialog open onClose={onClose} title={request.fullName} wide>
      <Stack gap={24}>
        <Facts facts={factsOf(request)} />
        <Stack gap={8}>
          <h3>Disponibilidade</h3>
          <AvailabilityBadges values={request.availability} />
        </Stack>
        {request.observations && (
          <Stack gap={8}>
            <h3>Observações</h3>
            <p className={styles.written}>{request.observations}</p>
          </Stack>
        )}
        <Decision request={request} />
        {reviews && (
          <DialogFoot onClose={onClose} leave="Fechar">
            <Button look="danger" onClick={onReject}>
              Rejeitar
            </Button>
            <Button look="primary" onClick={onApprove}>
              Aprovar
            </Button>
          </DialogFoot>
        )}
      </Stack>
    </Dialog>
  );
}

function factsOf(request: Registration) {
  return [
    ['Situação', <RegistrationStatus key="status" status={request.status} />],
    ['Nome', request.fullName],
    [
      'E-mail',
      <a key="email" href={`mailto:${request.email}`}>
        {request.email}
      </a>,
    ],
    ['Telefone', <PhoneLink key="phone" name={request.fullName} phone={request.phone} />],
    ['Data de nascimento', shortDate(request.birthDate)],
    ['Nome na escala', request.scheduleName],
    ['Experiência', <Badge key="experience">{experienceLabel(request.experience)}</Badge>],
    ['Família no ministério', request.hasFamilyInMinistry ? 'Sim' : 'Não'],
    ...(request.guardianName ? [['Responsável', request.guardianName] as const] : []),
    ...(request.guardianContact ? [['Contato do responsável', request.guardianContact] as const] : []),
    ['Data da solicitação', dateTimeOf(request.createdAt)],
  ] as const;
}

function AvailabilityBadges({ values }: { values: readonly string[] }) {
  const options = useApiQuery('/api/availability-options').data ?? [];
  return (
    <ul className={styles.badges}>
      {values.map((value) => (
        <li key={value}>
          <Badge>{options.find((option) => option.value === value)?.label ?? value}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Decision({
  request: { status, reviewedAt, reviewedBy, role, reviewComments },
}: {
  request: Registration;
}) {
  if (status === 'pending') return null;
  return (
    <Stack gap={8}>
      <h3>Decisão</h3>
      <Facts
        facts={[
          ...(reviewedAt ? [['Data', dateTimeOf(reviewedAt)] as const] : []),
          ...(reviewedBy ? [['Por', reviewedBy] as const] : []),
          ...(role ? [['Função', ROLE_LABELS[role]] as const] : []),
          ...(reviewComments ? [['Motivo', reviewComments] as const] : []),
        ]}
      />
    </Stack>
  );
}
