import { useState } from 'react';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const Palette = lazyPage(() => import('./palette/palette.tsx'), null);

/**
 * The palette, and until its code is there a field that nobody sees: it has the keyboard at once, also that of a phone,
 * and no letter is lost.
 */
export function Seek({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [back] = useState({ current: document.activeElement });
  return (
    <>
      <input
        autoFocus
        aria-label="Buscar"
        autoComplete="off"
        className="visually-hidden"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Palette typed={typed} onType={setTyped} back={back} onClose={onClose} />
    </>
  );
}
