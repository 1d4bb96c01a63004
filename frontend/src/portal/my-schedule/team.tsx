import { useUser } from '../../shared/session.tsx';
import { Avatar, initialsOf } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import { teamOrder, type TeamMember } from './my-schedule-model.ts';
import styles from './team.module.css';

const FACES = 3;

/** The first faces of a team, for the eye only. */
export function Faces({ team }: { team: readonly TeamMember[] }) {
  return (
    <span aria-hidden className={styles.faces}>
      {teamOrder(team)
        .slice(0, FACES)
        .map((member) => (
          <Avatar
            key={member.ministerId}
            photo={member}
            letters={initialsOf(member.scheduleName)}
            size={36}
          />
        ))}
    </span>
  );
}

/** Everybody who serves at a mass, with the ways to reach those who share them. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className={styles.team}>
      {teamOrder(members).map((member) => (
        <Member key={member.ministerId} member={member} />
      ))}
    </ul>
  );
}

function Member({
  member: { ministerId, scheduleName, role, phone, email, seeksSubstitute, ...photo },
}: {
  member: TeamMember;
}) {
  const isSelf = useUser().ministerId === ministerId;
  return (
    <li className={styles.member}>
      <Avatar photo={photo} letters={initialsOf(scheduleName)} size={48} />
      <div className={styles.words}>
        <p className={styles.name}>
          {scheduleName} {isSelf && <Badge>Você</Badge>}
          {seeksSubstitute && <Badge tone="warning">Pediu substituição</Badge>}
        </p>
        <p className={styles.role}>{role}</p>
        {!isSelf && phone && <PhoneLink name={scheduleName} phone={phone} />}
        {!isSelf && email && <p className={styles.contact}>{email}</p>}
      </div>
      {!isSelf && (phone ?? email) && (
        <div className={styles.ways}>
          {phone && <WhatsAppButton look="secondary" name={scheduleName} phone={phone} />}
          {email && (
            <ButtonAnchor href={`mailto:${email}`}>
              Email<span className="visually-hidden"> para {scheduleName}</span>
            </ButtonAnchor>
          )}
        </div>
      )}
    </li>
  );
}
