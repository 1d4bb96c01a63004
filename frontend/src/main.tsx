import './app/theme/tokens.css';
import './app/theme/base.css';
import './lib/install.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, firstCode } from './app/app.tsx';
import { applyAppearance } from './app/theme/appearance.ts';
import { loadFont } from './app/theme/font.ts';

applyAppearance();
loadFont();
void firstCode.then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
