import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { Check, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApiQuery } from '../../api/queries.ts';
import { shortDate } from '../../lib/dates.ts';
import { isLedTo } from '../../lib/come-to.ts';
import { useDraft } from '../../lib/drafts.ts';
import { plural } from '../../lib/plural.ts';
import { EXPERIENCE_LABELS, labelOf } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { useCan } from '../../shared/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { FoldingSection } from '../../ui/folding-section.tsx';
import { Muted, Row } from '../../ui/page.tsx';
import { ProfilePhoto } from './photo/profile-photo.tsx';
import { chosenLabels, SACRAMENTS, unknownSacraments, type Minister } from './profile-model.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './profile.module.css';

const MinisterForm = lazyPage(() => import('./minister-form.tsx'), null);
preloadLater(MinisterForm);

const NOT_TOLD = 'Não informado';

/** Who the minister is; read, or edited. An edit that was begun on this device is taken up again; a photo is put there. */
export function MinisterCard({ minister, editable }: { minister: Minister; editable: boolean }) {
  const draftKey = 'profile';
  const { restored } = useDraft<object | null>(draftKey, null);
  const [editing, setEditing] = useState<boolean | 'asked'>(editable && (restored || isLedTo('foto')));
  const isEdited = editing !== false;
  const edit = useRef<HTMLButtonElement>(null);
  // The long form is gone, and with it where the keyboard and the window were.
  const stop = () => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  };
  const { fullName, requestedName, isActive } = minister;
  return (
    <Card>
      <div className={styles.head}>
        <ProfilePhoto minister={minister} editable={editable} editing={isEdited} />
        <div className={styles.who}>
          <div className={styles.name}>
            <h2>{fullName}</h2>
            {editable && !editing && (
              <Button ref={edit} look="primary" onClick={() => setEditing('asked')}>
                <Pencil aria-hidden size={18} />
                Editar
              </Button>
            )}
          </div>
          {requestedName && <Muted>{`“${requestedName}” aguarda a coordenação`}</Muted>}
          <Row>
            {isActive ? (
              <>
                <Badge tone="success">Ministro Ativo</Badge>
                <Badge>Ativo</Badge>
              </>
            ) : (
              <Badge>Inativo</Badge>
            )}
          </Row>
          <Contact minister={minister} editing={isEdited} />
        </div>
      </div>
      {editing ? (
        <MinisterForm minister={minister} draftKey={draftKey} asked={editing === 'asked'} onClose={stop} />
      ) : (
        <Details minister={minister} />
      )}
    </Card>
  );
}

function Contact({ minister, editing }: { minister: Minister; editing: boolean }) {
  const { email, phone, birthDate, scheduleName, experience, mandateUntil, guardianName, guardianContact } =
    minister;
  return (
    <Facts
      facts={[
        ['Email', email ?? 'Não informado'],
        ['Data de nascimento', birthDate ? shortDate(birthDate) : 'Não informado'],
        ...(editing
          ? []
          : ([
              ['Telefone', <Unbroken key="phone" text={phone ?? 'Não informado'} />],
              ['Nome na escala', scheduleName],
              ['Experiência', labelOf(EXPERIENCE_LABELS, experience)],
            ] as const)),
        ...(guardianName ? [['Responsável', guardianName] as const] : []),
        ...(guardianContact ? [['Contato do responsável', guardianContact] as const] : []),
        ...(mandateUntil ? [['Mandato até', shortDate(mandateUntil)] as const] : []),
      ]}
    />
  );
}

function Details({ minister }: { minister: Minister }) {
  const can = useCan();
  const { data: options = [] } = useApiQuery('/api/availability-options');
  const chosen = chosenLabels(options, minister.availability);
  const unknown = unknownSacraments(minister);
  return (
    <>
      <FoldingSection
        as="h3"
        title="Informações Sacramentais"
        state={unknown.length === 0 ? 'Completas' : `Não informado: ${unknown.join(', ')}`}
        missing={unknown.length > 0}
      >
        <Facts
          facts={SACRAMENTS.map(([field, label]) => {
            const date = minister[field];
            return [label, date ? shortDate(date) : <Muted key={field}>{NOT_TOLD}</Muted>];
          })}
        />
      </FoldingSection>
      <FoldingSection
        as="h3"
        title="Disponibilidade"
        state={plural(chosen.length, 'horário', 'horários')}
        missing={minister.availability.length === 0}
      >
        {chosen.length === 0 ? (
          <Muted>{NOT_TOLD}</Muted>
        ) : (
          <ul className={styles.options}>
            {chosen.map((label) => (
              <li key={label}>
                <Check aria-hidden size={18} />
                {label}
              </li>
            ))}
          </ul>
        )}
      </FoldingSection>
      {can('questionnaires.answer') && (
        <div className={styles.section}>
          <p>
            A disponibilidade acima é o seu costume: cada questionário começa com ela. Em cada mês vale o que
            você responde ali, missa por missa.
          </p>
          <Row>
            <ButtonLink to="/my-questionnaires" state={{ from: '/profile' }}>
              Meus questionários
            </ButtonLink>
          </Row>
        </div>
      )}
    </>
  );
}
