import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { OFFICE_PLACES } from '../app/office-paths.ts';
import { useCan } from '../app/session.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './office-nav.module.css';

/** The rooms of the back office: a row of links, on a phone one menu. */
export function OfficeNav() {
  const can = useCan();
  const { pathname } = useLocation();
  const places = OFFICE_PLACES.filter(({ needs }) => can(needs));
  const here = places.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <nav aria-label="Gestão" className={styles.nav}>
      <div className={styles.phone}>
        <Menu items={places.map(({ to, label }) => ({ to, label }))}>
          <Button wide>
            {here ? `Gestão: ${here.label}` : 'Gestão'}
            <ChevronDown aria-hidden size={20} />
          </Button>
        </Menu>
      </div>
      <ul className={styles.desktop}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
