import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ROLE_LABELS } from '../../lib/labels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { useSession, useUser } from '../session.tsx';
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
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    setLeaving(true);
    await signOut();
    await navigate('/login', { replace: true });
  }
  return (
    <Button look="quiet" busy={leaving} className={className} onClick={() => void leave()}>
      <LogOut aria-hidden size={20} />
      Sair
    </Button>
  );
}
