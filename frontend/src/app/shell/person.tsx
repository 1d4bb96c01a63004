import { ChevronDown, LogOut } from 'lucide-react';
import { useState } from 'react';
import { ROLE_LABELS } from '../../api/labels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useLeave, useUser } from '../../shared/session.tsx';
import styles from './shell.module.css';

const LeaveAllDialog = lazyPage(() => import('../../shared/leave-all-dialog.tsx'), null);

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

/** The end of the session on this device, and beside it, asked about, of all of them. */
export function SignOut() {
  const { leaving, leave } = useLeave();
  const [leavingAll, setLeavingAll] = useState(false);
  const all = {
    label: 'Sair de todos os aparelhos',
    icon: <LogOut aria-hidden size={20} />,
    run: () => setLeavingAll(true),
  };
  return (
    <div className={styles.signOut}>
      <Button look="quiet" busy={leaving} onClick={leave}>
        <LogOut aria-hidden size={20} />
        Sair
      </Button>
      <Menu items={[all]}>
        <IconButton label="Mais opções de saída">
          <ChevronDown aria-hidden size={18} />
        </IconButton>
      </Menu>
      {leavingAll && <LeaveAllDialog onClose={() => setLeavingAll(false)} />}
    </div>
  );
}

/** The same on the menu of a phone, in words. */
export function DrawerSignOut() {
  const { leaving, leave } = useLeave();
  const [leavingAll, setLeavingAll] = useState(false);
  return (
    <div className={styles.drawerSignOut}>
      <Button look="quiet" busy={leaving} onClick={leave}>
        <LogOut aria-hidden size={20} />
        Sair
      </Button>
      <Button look="quiet" onClick={() => setLeavingAll(true)}>
        Sair de todos
      </Button>
      {leavingAll && <LeaveAllDialog onClose={() => setLeavingAll(false)} />}
    </div>
  );
}
