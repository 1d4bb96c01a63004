import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { useCan, type Permission } from '../app/session.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './office-nav.module.css';

const PLACES: readonly { to: string; label: string; needs: Permission }[] = [
  { to: '/coordination', label: 'Coordenação', needs: 'reports.read' },
  { to: '/schedules', label: 'Escalas', needs: 'schedules.read' },
  { to: '/questionnaires', label: 'Questionários', needs: 'schedules.read' },
  { to: '/fairness', label: 'Equilíbrio', needs: 'reports.read' },
  { to: '/ministers', label: 'Ministros', needs: 'people.read' },
  { to: '/mass-rules', label: 'Cronograma padrão', needs: 'schedules.read' },
  { to: '/news', label: 'Notícias', needs: 'news.write' },
  { to: '/community-posts', label: 'Mural', needs: 'news.write' },
  { to: '/training-courses', label: 'Formação', needs: 'people.read' },
  { to: '/liturgical-materials', label: 'Materiais', needs: 'people.read' },
  { to: '/procedures', label: 'Procedimentos', needs: 'people.read' },
  { to: '/admin', label: 'Cadastros e usuários', needs: 'people.read' },
  { to: '/emails', label: 'E-mails', needs: 'emails.manage' },
  { to: '/audit-events', label: 'Auditoria', needs: 'audit.read' },
  { to: '/settings', label: 'Configurações', needs: 'settings.manage' },
];

/** The rooms of the back office: a row of links, on a phone one menu. */
export function OfficeNav() {
  const can = useCan();
  const { pathname } = useLocation();
  const places = PLACES.filter(({ needs }) => can(needs));
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
