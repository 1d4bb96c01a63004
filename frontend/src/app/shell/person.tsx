import { LogOut } from 'lucide-react';
import { ROLE_LABELS } from '../../lib/labels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { useLeave, useUser } from '../session.tsx';
import styles from './shell.module.css';

/** Who is signed in. */
export function Person() {
  const user = useUser();
  const name = user.name || 'Ministro';
  return (
    <>
      <Avatar photo={user} letters={(user.name[0] ?? 'M').toUpperCase()} size={40} />
      <span className={styles.who}>
        <span>{name}</span>
        <small>{ROLE_LABELS[user.role]}</small>
      </span>
    </>
  );
}

export function SignOut({ className }: { className?: string | undefined }) {
  const { leaving, leave } = useLeave();
  return (
    <Button look="quiet" busy={leaving} className={className} onClick={leave}>
      <LogOut aria-hidden size={20} />
      Sair
    </Button>
  );
}
