import { Ellipsis, KeyRound, Lock, LockOpen, Mail, ShieldOff, UserCog } from 'lucide-react';
import { useUser } from '../../shared/session.tsx';
import { dateTimeOf } from '../../lib/dates.ts';
import { ROLE_LABELS } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { Table } from '../../ui/table.tsx';
import { ROLE_TONES, type Account } from './admin-model.ts';
import styles from './admin.module.css';

export type UserAction = 'role' | 'email' | 'access' | 'link' | 'second-factor' | 'delete';

/** The accounts with their acts; on one's own there are none. */
export function UserTable({
  users,
  onAction,
}: {
  users: readonly Account[];
  onAction: (action: UserAction, user: Account) => void;
}) {
  const me = useUser();
  return (
    <Table
      label="Usuários"
      rows={users}
      keyOf={({ id }) => id}
      columns={[
        { label: 'ID', render: ({ id }) => id, number: true },
        {
          label: 'E-mail',
          as: 'head',
          render: ({ name, email }) => (
            <span className={styles.person}>
              <span className={styles.name}>{name}</span>
              <span className={styles.email}>{email}</span>
            </span>
          ),
        },
        {
          label: 'Função',
          render: ({ role, disabled, hasPassword }) => (
            <span className={styles.states}>
              <Badge tone={ROLE_TONES[role]}>{ROLE_LABELS[role]}</Badge>
              {disabled && <Badge tone="error">Desativado</Badge>}
              {!hasPassword && !disabled && <Badge tone="warning">Sem senha</Badge>}
            </span>
          ),
        },
        { label: 'Criado em', render: ({ createdAt }) => dateTimeOf(createdAt) },
        {
          label: 'Ações',
          as: 'actions',
          render: (user) => (
            <span className={styles.account}>
              {user.id === me.id ? (
                <Button look="quiet" disabled>
                  Você
                </Button>
              ) : (
                <>
                  <Button
                    look="quiet"
                    className={styles.destructive}
                    onClick={() => onAction('delete', user)}
                  >
                    <span>
                      Excluir<span className="visually-hidden"> {user.name}</span>
                    </span>
                  </Button>
                  <Menu items={itemsFor(user, onAction)}>
                    <IconButton label={`Mais ações para ${user.name}`}>
                      <Ellipsis aria-hidden size={20} />
                    </IconButton>
                  </Menu>
                </>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

function itemsFor(user: Account, onAction: (action: UserAction, user: Account) => void): MenuItem[] {
  return [
    {
      label: 'Mudar função',
      icon: <UserCog aria-hidden size={20} />,
      run: () => onAction('role', user),
    },
    {
      label: 'Mudar e-mail',
      icon: <Mail aria-hidden size={20} />,
      run: () => onAction('email', user),
    },
    {
      label: user.disabled ? 'Reativar acesso' : 'Desativar acesso',
      icon: user.disabled ? <LockOpen aria-hidden size={20} /> : <Lock aria-hidden size={20} />,
      run: () => onAction('access', user),
    },
    ...(user.hasSecondFactor
      ? [
          {
            label: 'Retirar verificação em duas etapas',
            icon: <ShieldOff aria-hidden size={20} />,
            run: () => onAction('second-factor', user),
          },
        ]
      : []),
    ...(user.hasPassword || user.disabled
      ? []
      : [
          {
            label: 'Novo link de senha',
            icon: <KeyRound aria-hidden size={20} />,
            run: () => onAction('link', user),
          },
        ]),
  ];
}
