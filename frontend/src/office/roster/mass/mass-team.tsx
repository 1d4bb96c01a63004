import {
  ArrowRightLeft,
  CalendarX,
  CornerUpRight,
  Ellipsis,
  MessageCircle,
  PenLine,
  Phone,
  Pin,
  PinOff,
  Printer,
  UserMinus,
  UserRound,
  UserRoundPlus,
  UserX,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { massMoment } from '../../../lib/dates.ts';
import { dialUrl, nationalPhone, whatsAppUrl } from '../../../lib/phone.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { CONFIRMATION_LABELS } from '../../../api/labels.ts';
import { useCan } from '../../../shared/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { lazyPage } from '../../../ui/lazy-page.tsx';
import { Avatar, initialsOf } from '../../../ui/avatar.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { Muted, Row } from '../../../ui/page.tsx';
import {
  CONFIRMATION_TONES,
  confirmText,
  teamAnswersInWords,
  type Confirmation,
} from '../../confirmations/confirmations-model.ts';
import { NoteConfirmation } from '../../confirmations/note-confirmation.tsx';
import { DraggableRow } from '../drag/draggable-person.tsx';
import { nameOf, type Assignment, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { useConfirmations } from '../editor/use-confirmations.ts';
import { Concerns } from './concerns.tsx';
import { isToBeNoted, loadText, noteOf } from './mass-model.ts';
import styles from './mass-team.module.css';
import { ExchangeDialog } from '../lazy-dialogs.ts';

const AbsenceDialog = lazyPage(() => import('./absence-dialog.tsx'), null);
const GroupMessageDialog = lazyPage(() => import('../../parts/group-message-dialog.tsx'), null);
const ApartDialog = lazyPage(() => import('./apart-dialog.tsx'), null);
const MoveDialog = lazyPage(() => import('./move-dialog.tsx'), null);
const ReplaceDialog = lazyPage(() => import('./replace-dialog.tsx'), null);

type Leaving = 'move' | 'exchange' | 'replace' | 'absence' | 'apart';

/** Who serves at a mass; each may be pinned to it, moved to another, replaced or taken out of it. */
export function MassTeam({
  mass,
  draggable,
  onPrint,
}: {
  mass: RosterMass;
  draggable: boolean;
  onPrint: () => void;
}) {
  const editor = useRosterEditor();
  const [leaving, setLeaving] = useState<{ how: Leaving; place: Assignment } | null>(null);
  const [writing, setWriting] = useState(false);
  const team = editor.team(mass.id);
  const confirmationOf = useConfirmations();
  const answers = team.flatMap((place) => confirmationOf(place) ?? []);
  const phones = usePhones(mass.id);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever leaves takes the button with the keyboard along.
  const size = useRef(team.length);
  useEffect(() => {
    const hasLeft = team.length < size.current;
    size.current = team.length;
    if (hasLeft && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [team.length]);

  return (
    <section>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Quem serve
      </h3>
      {answers.length > 0 && <Muted>{teamAnswersInWords(answers)}</Muted>}
      {team.length === 0 ? (
        <Muted>Ninguém escalado ainda.</Muted>
      ) : (
        <ul className={styles.people}>
          {team.map((place) => {
            const confirmation = confirmationOf(place);
            const member = <Member place={place} state={confirmation?.state} />;
            return (
              <li key={place.ministerId}>
                {draggable && editor.mayEdit ? (
                  <DraggableRow mover={{ ministerId: place.ministerId, from: mass.id }}>
                    {member}
                  </DraggableRow>
                ) : (
                  member
                )}
                {editor.mayEdit && (
                  <MemberMenu
                    place={place}
                    mass={mass}
                    phone={phones.get(place.ministerId) ?? null}
                    onLeave={(how) => setLeaving({ how, place })}
                  />
                )}
                {editor.mayEdit && confirmation && isToBeNoted(place, confirmation) && (
                  <span className={styles.noting}>
                    <NoteConfirmation
                      assignmentId={confirmation.assignmentId}
                      name={confirmation.scheduleName}
                      label="Confirmou por telefone"
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Row>
        {editor.mayEdit && team.length > 0 && (
          <Button look="quiet" onClick={() => setWriting(true)}>
            <PenLine aria-hidden size={20} />
            Escrever à equipe
          </Button>
        )}
        <Button look="quiet" onClick={onPrint}>
          <Printer aria-hidden size={20} />
          Imprimir
        </Button>
      </Row>
      {writing && (
        <GroupMessageDialog
          group={{
            kind: 'team',
            slotId: mass.id,
            words: `a equipe da missa de ${massMoment(mass)}`,
            subject: `Missa de ${massMoment(mass)}`,
          }}
          onClose={() => setWriting(false)}
        />
      )}
      {leaving?.how === 'move' && (
        <MoveDialog
          ministerId={leaving.place.ministerId}
          from={mass}
          onClose={() => setLeaving(null)}
          onInstead={(how) => setLeaving({ how, place: leaving.place })}
        />
      )}
      {leaving?.how === 'replace' && (
        <ReplaceDialog ministerId={leaving.place.ministerId} mass={mass} onClose={() => setLeaving(null)} />
      )}
      {leaving?.how === 'absence' && (
        <AbsenceDialog
          ministerId={leaving.place.ministerId}
          mass={mass}
          asks={editor.roster.status === 'published' && confirmationOf(leaving.place)?.state !== 'asked'}
          onClose={() => setLeaving(null)}
          onChoose={() => setLeaving({ how: 'replace', place: leaving.place })}
        />
      )}
      {leaving?.how === 'apart' && (
        <ApartDialog ministerId={leaving.place.ministerId} onClose={() => setLeaving(null)} />
      )}
      {leaving?.how === 'exchange' && (
        <ExchangeDialog
          ministerId={leaving.place.ministerId}
          from={mass}
          onClose={() => setLeaving(null)}
          onInstead={(how) => setLeaving({ how, place: leaving.place })}
        />
      )}
    </section>
  );
}

/** The telephones of all who serve, from the list of those who could join the mass: it stands on the same panel. */
function usePhones(slotId: number): ReadonlyMap<number, string | null> {
  const { mayEdit } = useRosterEditor();
  const { data = [] } = useApiQuery(
    '/api/slots/{id}/candidates',
    { path: { id: slotId } },
    { enabled: mayEdit },
  );
  return new Map(data.map(({ ministerId, phone }) => [ministerId, phone]));
}

function Member({ place, state }: { place: Assignment; state: Confirmation['state'] | undefined }) {
  const editor = useRosterEditor();
  const minister = editor.ministers.get(place.ministerId);
  const name = nameOf(editor, place.ministerId);
  const note = noteOf(place);
  return (
    <>
      <Avatar photo={minister?.photo ?? null} letters={initialsOf(name)} size={36} />
      <span className={styles.name}>
        <span>
          {name}
          {place.pinned && <Pin aria-hidden size={14} />}
        </span>
        {state && state !== 'unreminded' && (
          <Badge tone={CONFIRMATION_TONES[state]}>{CONFIRMATION_LABELS[state]}</Badge>
        )}
        {note && <small>{note}</small>}
        {minister && <small>{loadText(minister)}</small>}
        <Concerns concerns={place.conflicts} />
        {place.overrideReason !== null && <small>Motivo da exceção: {place.overrideReason}</small>}
      </span>
    </>
  );
}

function MemberMenu({
  place: { slotId, ministerId, pinned, overrideReason },
  mass,
  phone,
  onLeave,
}: {
  place: Assignment;
  mass: RosterMass;
  phone: string | null;
  onLeave: (how: Leaving) => void;
}) {
  const can = useCan();
  const editor = useRosterEditor();
  const name = nameOf(editor, ministerId);
  const isPublic = editor.roster.status === 'published' && !mass.begun;
  const change = [
    {
      label: 'Trocar com…',
      icon: <ArrowRightLeft aria-hidden size={20} />,
      run: () => onLeave('exchange'),
    },
    {
      label: 'Pôr alguém no lugar…',
      icon: <UserRoundPlus aria-hidden size={20} />,
      run: () => onLeave('replace'),
    },
    {
      label: 'Mover para outra missa…',
      icon: <CornerUpRight aria-hidden size={20} />,
      run: () => onLeave('move'),
    },
  ];
  const rules = [
    // No computation touches an exception.
    ...(overrideReason === null
      ? [
          {
            label: pinned ? 'Soltar' : 'Fixar nesta missa',
            icon: pinned ? <PinOff aria-hidden size={20} /> : <Pin aria-hidden size={20} />,
            run: () => editor.move({ ministerId, to: slotId, pinned: !pinned }),
          },
        ]
      : []),
    ...(can('assistant.use')
      ? [
          {
            label: 'Não servir junto com…',
            icon: <UserX aria-hidden size={20} />,
            run: () => onLeave('apart'),
          },
        ]
      : []),
  ];
  const person = [
    ...(phone
      ? [
          {
            label: `Telefonar: ${nationalPhone(phone)}`,
            icon: <Phone aria-hidden size={20} />,
            href: dialUrl(phone),
          },
          {
            label: 'Escrever no WhatsApp',
            icon: <MessageCircle aria-hidden size={20} />,
            href: whatsAppUrl(phone, isPublic ? confirmText(name, mass) : ''),
          },
        ]
      : []),
    {
      label: 'Ver o cadastro',
      icon: <UserRound aria-hidden size={20} />,
      to: `/ministers/${ministerId}`,
    },
  ];
  const leaving = [
    ...(mass.begun
      ? []
      : [
          {
            label: 'Não vem…',
            icon: <CalendarX aria-hidden size={20} />,
            run: () => onLeave('absence'),
          },
        ]),
    // Of who knows that they serve, the way out is "Não vem…".
    ...(isPublic
      ? []
      : [
          {
            label: 'Retirar desta missa',
            icon: <UserMinus aria-hidden size={20} />,
            destructive: true,
            run: () => editor.move({ ministerId, from: slotId }),
          },
        ]),
  ];
  const disabled = editor.busy;
  const items: MenuItem[] = [
    ...change.map((act) => ({ ...act, group: `Mudar ${name}`, disabled })),
    ...leaving.map((act) => ({ ...act, group: 'Tirar', disabled })),
    ...person.map((act) => ({ ...act, group: 'Pessoa' })),
    ...rules.map((act) => ({ ...act, group: 'Nos cálculos', disabled })),
  ];
  return (
    <Menu beside items={items}>
      <IconButton label={`Ações para ${name}`}>
        <Ellipsis aria-hidden size={20} />
      </IconButton>
    </Menu>
  );
}
