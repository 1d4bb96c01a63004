import { useEffect, useState, type ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPage, lazyPart } from '../../ui/lazy-page.tsx';
import { officePlaceOf, openGroups } from '../../shared/office-paths.ts';
import { useCan } from '../../shared/session.tsx';
import { NAVIGATION, type NavigationItem } from '../../shared/navigation.ts';
import styles from './menus.module.css';

const OfficeMenu = lazyPage(() => import('./office-menu.tsx'), null);
const tooltip = lazyPart(() => import('./tooltip.tsx'));

/** The menu's two groups and, below them, the back office's; collapsed, icons alone with their names in tooltips. */
export function Sidebar({ collapsed, onNavigate }: { collapsed: boolean; onNavigate?: () => void }) {
  const isOffice = openGroups(useCan()).length > 0;
  return (
    <div className={styles.menus}>
      <MainMenu collapsed={collapsed} onNavigate={onNavigate} />
      {isOffice && <OfficeMenu collapsed={collapsed} onNavigate={onNavigate} />}
    </div>
  );
}

interface MenuLook {
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

function MainMenu({ collapsed, onNavigate }: MenuLook) {
  const can = useCan();
  const [Tooltip, setTooltip] = useState(tooltip.loaded);
  useEffect(() => {
    if (!collapsed) return;
    tooltip.load().then(
      (loaded) => setTooltip(() => loaded),
      () => console.warn('The names of the icons did not load'),
    );
  }, [collapsed]);
  return (
    <nav aria-label="Menu">
      {NAVIGATION.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h2 className={collapsed ? 'visually-hidden' : styles.groupTitle}>{title}</h2>
          <ul>
            {items
              .filter(({ needs }) => !needs || can(needs))
              .map((item) => (
                <li key={item.to}>
                  {collapsed && Tooltip ? (
                    <Tooltip text={item.label}>
                      <Entry item={item} collapsed onNavigate={onNavigate} />
                    </Tooltip>
                  ) : (
                    <Entry item={item} collapsed={collapsed} onNavigate={onNavigate} />
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Entry({
  item: { to, label, description, icon: Icon },
  collapsed,
  onNavigate,
  ...rest
}: MenuLook & { item: NavigationItem } & Pick<ComponentProps<'a'>, 'ref'>) {
  const { pathname } = useLocation();
  const here = pathname === '/' ? '/dashboard' : (officePlaceOf(pathname)?.to ?? pathname);
  return (
    <Link
      {...rest}
      to={to}
      className={styles.entry}
      onClick={onNavigate}
      aria-current={here === to || here.startsWith(`${to}/`) ? 'page' : undefined}
      {...(collapsed ? { 'aria-label': label } : {})}
    >
      <Icon aria-hidden size={22} />
      {!collapsed && (
        <span>
          {label}
          {description && <small>{description}</small>}
        </span>
      )}
    </Link>
  );
}
