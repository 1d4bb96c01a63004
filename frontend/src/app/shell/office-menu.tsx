import { CalendarRange, Newspaper, Settings, UsersRound, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { officePlaceOf, openGroups } from '../office-paths.ts';
import { useCan } from '../session.tsx';
import { isInMenu } from './navigation.ts';
import styles from './shell.module.css';

const ICONS: Record<string, LucideIcon> = {
  Escalas: CalendarRange,
  Pessoas: UsersRound,
  Conteúdo: Newspaper,
  Sistema: Settings,
};

/**
 * The pages of the back office below the menu, in groups; collapsed, each group is one button that opens its pages. What
 * the menu above holds for this person does not stand here once more.
 */
export default function OfficeMenu({
  collapsed,
  onNavigate,
}: {
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}) {
  const can = useCan();
  const here = officePlaceOf(useLocation().pathname);
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <nav aria-label="Gestão" className={styles.office}>
      {openGroups(can).map(({ title, places: all }) => {
        const places = all.filter(({ to }) => !isInMenu(to, can));
        const Icon = ICONS[title] ?? Settings;
        return collapsed ? (
          <Menu key={title} items={places.map(({ to, label }) => ({ to, label }))}>
            <IconButton
              label={title}
              className={styles.groupButton}
              aria-current={places.some((place) => place === here) || undefined}
            >
              <Icon aria-hidden size={22} />
            </IconButton>
          </Menu>
        ) : (
          <div key={title} className={styles.group}>
            <h2 className={styles.groupTitle}>
              <Icon aria-hidden size={18} />
              {title}
            </h2>
            <ul>
              {places.map((place) => (
                <li key={place.to}>
                  <Link
                    to={place.to}
                    ref={place === here ? current : null}
                    className={styles.place}
                    aria-current={place === here ? 'page' : undefined}
                    onClick={onNavigate}
                  >
                    {place.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
