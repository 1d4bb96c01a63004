import * as Drawer from '@radix-ui/react-dialog';
import { LogOut, Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ROLE_LABELS } from '../../lib/labels.ts';
import { longDate } from '../../lib/dates.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useParish, useToday } from '../parish.tsx';
import { useSession, useUser } from '../session.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './shell.module.css';

const COLLAPSED_KEY = 'partilha.sidebar-collapsed';

/** The frame of every signed-in page: menu, header, the liturgical day's colour, and the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true');
  const parish = useParish();
  const today = useToday();
  const main = useRef<HTMLElement>(null);
  const title = parish?.ministryTitle ?? 'Partilha';
  useFocusOnNavigation(main);

  function toggle(): void {
    localStorage.setItem(COLLAPSED_KEY, String(!collapsed));
    setCollapsed(!collapsed);
  }

  return (
    <div
      className={styles.shell}
      data-collapsed={collapsed || undefined}
      data-liturgical={today?.liturgicalColor ?? 'green'}
    >
      <a href="#conteudo" className={styles.skip}>
        Ir para o conteúdo
      </a>
      <aside className={styles.aside}>
        <div className={styles.brand}>
          {!collapsed && <strong>{title}</strong>}
          <IconButton
            label={collapsed ? 'Expandir menu' : 'Recolher menu'}
            aria-expanded={!collapsed}
            onClick={toggle}
          >
            {collapsed ? <PanelLeftOpen aria-hidden size={22} /> : <PanelLeftClose aria-hidden size={22} />}
          </IconButton>
        </div>
        <Sidebar collapsed={collapsed} />
      </aside>
      <div className={styles.side}>
        <header className={styles.header}>
          <MobileMenu title={title} />
          <strong className={styles.mobileTitle}>{title}</strong>
          {today && (
            <p className={styles.day}>
              <span>{longDate(today.date)}</span>
              <small>{today.liturgicalName}</small>
            </p>
          )}
          <div className={styles.person}>
            <AppearanceMenu />
            <Person />
            <SignOut className={styles.signOut} />
          </div>
        </header>
        <main id="conteudo" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Person() {
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

function SignOut({ className }: { className?: string | undefined }) {
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

function MobileMenu({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Drawer.Root open={open} onOpenChange={setOpen}>
      <Drawer.Trigger asChild>
        <IconButton label="Abrir menu" className={styles.menuButton}>
          <MenuIcon aria-hidden size={24} />
        </IconButton>
      </Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Overlay className={styles.scrim} />
        <Drawer.Content className={styles.drawer} aria-describedby={undefined}>
          <div className={styles.brand}>
            <Drawer.Title className={styles.drawerTitle}>{title}</Drawer.Title>
            <Drawer.Close asChild>
              <IconButton label="Fechar menu">
                <X aria-hidden size={24} />
              </IconButton>
            </Drawer.Close>
          </div>
          <Sidebar collapsed={false} onNavigate={() => setOpen(false)} />
          <div className={styles.drawerPerson}>
            <Person />
            <SignOut />
          </div>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** A new page starts at its top, and the keyboard with it. The first one is left to the browser. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
