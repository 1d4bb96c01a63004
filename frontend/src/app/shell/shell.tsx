import { CircleQuestionMark, Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { longDate } from '../../lib/dates.ts';
import { Button, IconButton, IconLink } from '../../ui/button.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { helpFor } from '../../shared/help-link.tsx';
import { useParish, useToday } from '../../shared/parish.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Person, SignOut } from './person.tsx';
import { Palette, Seek } from './seek.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './shell.module.css';

const Drawer = lazyPage(() => import('./drawer.tsx'), null);

const COLLAPSED_KEY = 'partilha.sidebar-collapsed';

/** The frame of every signed-in page: menu, header, the liturgical day's colour, and the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true');
  const [open, setOpen] = useState<'drawer' | 'palette' | null>(null);
  const drawerButton = useRef<HTMLButtonElement>(null);
  const parish = useParish();
  const today = useToday();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const title = parish?.ministryTitle ?? 'Partilha';
  useFocusOnNavigation(main);
  useCommandKey(() => setOpen('palette'));
  useEffect(() => preloadLater(Drawer, Palette), []);

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
          <IconButton
            ref={drawerButton}
            label="Abrir menu"
            aria-haspopup="dialog"
            aria-expanded={open === 'drawer'}
            className={styles.menuButton}
            onClick={() => setOpen('drawer')}
          >
            <MenuIcon aria-hidden size={24} />
          </IconButton>
          <strong className={styles.mobileTitle}>{title}</strong>
          {today && (
            <p className={styles.day}>
              <span>{longDate(today.date)}</span>
              <small>{today.liturgicalName}</small>
            </p>
          )}
          <div className={styles.person}>
            <Button look="quiet" className={styles.seek} onClick={() => setOpen('palette')}>
              <Search aria-hidden size={20} />
              <span>Buscar</span>
              <kbd className={styles.key}>Ctrl K</kbd>
            </Button>
            <IconLink label="Ajuda desta página" to={helpFor(pathname)}>
              <CircleQuestionMark aria-hidden size={22} />
            </IconLink>
            <span className={styles.appearance}>
              <AppearanceMenu />
            </span>
            <Person />
            <SignOut />
          </div>
        </header>
        <main id="conteudo" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <BottomBar />
      </div>
      {open === 'drawer' && <Drawer title={title} opener={drawerButton} onClose={() => setOpen(null)} />}
      {open === 'palette' && <Seek onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Ctrl+K, on a Mac ⌘K. */
function useCommandKey(run: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
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
