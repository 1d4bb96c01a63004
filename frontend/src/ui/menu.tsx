import {
  cloneElement,
  useEffect,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { NO_CONNECTION } from '../api/http.ts';
import { lazyPart, preloadLater } from './lazy-page.tsx';
import { toast } from '../api/toasts.ts';

interface Named {
  label: string;
  icon?: ReactNode;
  /** Stands above the first of neighbours that have the same. */
  group?: string;
}

export type MenuItem = Named &
  (
    | { run: () => void; destructive?: boolean; disabled?: boolean }
    | { to: string }
    /** Outside of the system: a page in a window of its own, or a telephone. */
    | { href: string }
  );

export interface MenuProps {
  items: readonly MenuItem[];
  /** Long ones stand beside their button, where all of the window's height is theirs. */
  beside?: boolean;
  /** The button. */
  children: ReactElement<ComponentProps<'button'>>;
}

/** What opened a menu before its list's code was there. */
export type OpenedBy = 'keyboard' | 'pointer' | null;

const list = lazyPart(() => import('./menu-list.tsx'));

/** Acts behind one button, which is given as the child. The list's code comes after the page's own. */
export function Menu({ items, beside = false, children }: MenuProps) {
  const [MenuList, setMenuList] = useState(list.loaded);
  const [openedBy, setOpenedBy] = useState<OpenedBy>(null);
  useEffect(() => preloadLater(list), []);

  async function open(by: OpenedBy): Promise<void> {
    try {
      const loaded = await list.load();
      setOpenedBy(by);
      setMenuList(() => loaded);
    } catch {
      toast({ title: 'O menu não abriu', description: NO_CONNECTION, variant: 'destructive' });
    }
  }

  if (MenuList)
    return (
      <MenuList items={items} beside={beside} openedBy={openedBy}>
        {children}
      </MenuList>
    );
  return cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click that no pointer made counts none.
    onClick: ({ detail }) => void open(detail === 0 ? 'keyboard' : 'pointer'),
  });
}
