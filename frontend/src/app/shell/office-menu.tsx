import { CalendarRange, ChevronDown, Newspaper, Settings, UsersRound, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { officePlaceOf, openGroups } from '../../shared/office-paths.ts';
import { useCan } from '../../shared/session.tsx';
import { isInMenu } from '../../shared/navigation.ts';
import styles from './menus.module.css';

const ICONS: Record<string, LucideIcon> = {
  Escalas: CalendarRange,
  Pessoas: UsersRound,
  Conteúdo: Newspaper,
  Sistema: Settings,
};

const OPEN_KEY = 'partilha.office-groups';
/** So many groups fit the window below the menu. */
const OPEN_AT_FIRST = ['Escalas', 'Pessoas'];

const storedGroups = (): string[] => localStorage.getItem(OPEN_KEY)?.split('|') ?? OPEN_AT_FIRST;

/** Which groups are unfolded, kept on this device; for a while also the one of the present page. */
function useOpenGroups(
  here: string | undefined,
): [readonly string[], (title: string, open: boolean) => void] {
  const [groups, setGroups] = useState(storedGroups);
  useEffect(() => {
    if (here !== undefined) setGroups((now) => (now.includes(here) ? now : [...now, here]));
  }, [here]);
  const set = (title: string, open: boolean): void => {
    const next = [...groups.filter((other) => other !== title), ...(open ? [title] : [])];
    localStorage.setItem(OPEN_KEY, next.join('|'));
    setGroups(next);
  };
  return [groups, set];
}

/**
 * The pages of the back office below the menu, in groups that fold; collapsed, each group is one button that opens its
 * pages. What the menu above holds for this person does not stand here once more.
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
  const groups = openGroups(can);
  const hereTitle = groups.find(({ places }) => places.some((place) => place.to === here?.to))?.title;
  const [openTitles, setOpen] = useOpenGroups(hereTitle);
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [here, openTitles]);
  return (
    <nav aria-label="Gestão" className={styles.office}>
      {groups.map(({ title, places: all }) => {
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
          <Group
            key={title}
            title={title}
            icon={Icon}
            open={openTitles.includes(title)}
            onOpen={(open) => setOpen(title, open)}
          >
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
          </Group>
        );
      })}
    </nav>
  );
}

function Group({
  title,
  icon: Icon,
  open,
  onOpen,
  children,
}: {
  title: string;
  icon: LucideIcon;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.group}>
      <h2>
        <button
          type="button"
          className={styles.groupFold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpen(!open)}
        >
          <Icon aria-hidden size={18} />
          {title}
          <ChevronDown aria-hidden size={18} />
        </button>
      </h2>
      <ul id={id} hidden={!open}>
        {children}
      </ul>
    </div>
  );
}
