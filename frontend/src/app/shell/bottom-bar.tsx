import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useCan, type Permission } from '../../shared/session.tsx';
import { NAVIGATION } from '../../shared/navigation.ts';
import { isOfficePath } from '../../shared/office-paths.ts';
import styles from './bottom-bar.module.css';

type Counts = Record<'openQuestionnaires' | 'unread', number>;

const COORDINATION = '/coordination';

interface Item {
  to: string;
  label: string;
  /** Instead of what the menu's entry needs. */
  needs?: Permission;
  count?: keyof Counts;
  words?: [string, string];
}

const ITEMS: readonly Item[] = [
  { to: '/dashboard', label: 'Início' },
  { to: '/my-schedule', label: 'Escala' },
  {
    to: '/my-questionnaires',
    label: 'Disponibilidade',
    count: 'openQuestionnaires',
    words: ['questionário à espera', 'questionários à espera'],
  },
  // Also for who only reads there, and finds it in the office's groups.
  { to: COORDINATION, label: 'Coordenação', needs: 'reports.read' },
  { to: '/messages', label: 'Mensagens', count: 'unread', words: ['não lida', 'não lidas'] },
];

const MENU = NAVIGATION.flatMap(({ items }) => items);

/** Whether one is on a page of an item: of the coordination, all of the office's are. */
const isOn = (to: string, pathname: string): boolean =>
  pathname === to ||
  (to === '/dashboard' && pathname === '/') ||
  (to === COORDINATION && isOfficePath(pathname));

/**
 * On a phone, the pages that are opened most, below the thumb; a number says what waits there. Whoever coordinates has
 * the coordination in the place of their own availability, of which the first page reminds them.
 */
export function BottomBar() {
  const can = useCan();
  const { pathname } = useLocation();
  const isMember = can('content.read');
  const { data, refetch } = useApiQuery('/api/dashboard', {}, { enabled: isMember });
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    if (isMember) void refetch();
  }, [pathname, isMember, refetch]);
  const counts: Counts = {
    openQuestionnaires: data?.openQuestionnaires ?? 0,
    unread: (data?.unreadMessages ?? 0) + (data?.unreadNotifications ?? 0),
  };
  const items = ITEMS.flatMap((item) => {
    const entry = MENU.find(({ to }) => to === item.to);
    const needs = item.needs ?? entry?.needs;
    return entry && (!needs || can(needs)) ? [{ ...item, icon: entry.icon }] : [];
  });
  if (items.length < 2) return null;
  // A fifth name has no room: the first page calls to a questionnaire, too.
  const shown = items.filter(({ count }) => items.length < 5 || count !== 'openQuestionnaires');
  return (
    <nav aria-label="Atalhos" className={styles.bar}>
      {shown.map(({ to, label, count, words, icon: Icon }) => {
        const waiting = count ? counts[count] : 0;
        return (
          <Link
            key={to}
            to={to}
            className={styles.item}
            aria-current={isOn(to, pathname) ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon aria-hidden size={22} />
              {waiting > 0 && (
                <span aria-hidden className={styles.count}>
                  {waiting > 99 ? '99+' : waiting}
                </span>
              )}
            </span>
            {label}
            {waiting > 0 && (
              <span className="visually-hidden">{` (${waiting} ${words![waiting === 1 ? 0 : 1]})`}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
