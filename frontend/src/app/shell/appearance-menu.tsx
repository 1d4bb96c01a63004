import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import {
  APPEARANCES,
  chooseAppearance,
  useAppearance,
  useTheme,
  type Appearance,
} from '../theme/appearance.ts';

const LOOKS: Record<Appearance, { label: string; icon: typeof Sun }> = {
  system: { label: 'Como no aparelho', icon: Monitor },
  light: { label: 'Claro', icon: Sun },
  dark: { label: 'Escuro', icon: Moon },
};

/** Light, dark, or as the device has it. */
export function AppearanceMenu() {
  const chosen = useAppearance();
  const Icon = useTheme() === 'dark' ? Moon : Sun;
  return (
    <Menu
      items={APPEARANCES.map((appearance) => {
        const Look = appearance === chosen ? Check : LOOKS[appearance].icon;
        return {
          label: LOOKS[appearance].label,
          icon: <Look aria-hidden size={20} />,
          run: () => chooseAppearance(appearance),
        };
      })}
    >
      <IconButton label="Aparência">
        <Icon aria-hidden size={22} />
      </IconButton>
    </Menu>
  );
}
