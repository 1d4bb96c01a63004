import { MonitorSmartphone } from 'lucide-react';
import { isInstalled, useInstall } from '../../lib/install.ts';
import { Button } from '../../ui/button.tsx';
import { FoldingSection } from '../../ui/folding-section.tsx';
import { Stack } from '../../ui/page.tsx';

/** Where the browser does not ask by itself, what to touch one after another. */
const stepsOf = (browser: string): string[] =>
  /iPhone|iPad/.test(browser)
    ? [
        'Toque em “Compartilhar”, o quadrado com uma seta para cima.',
        'Na lista que sobe, procure e toque em “Adicionar à Tela de Início”.',
        'No alto, toque em “Adicionar”.',
      ]
    : [
        'Abra o menu do navegador, os três pontinhos ou tracinhos.',
        'Escolha “Instalar aplicativo” ou “Adicionar à tela inicial”.',
        'Confirme em “Instalar” ou “Adicionar”.',
      ];

/** The application on the device: by the browser's own question, or by its menu where it has none. */
export default function InstallCard() {
  const install = useInstall();
  if (isInstalled()) return null;
  return (
    <FoldingSection id="celular" title="No seu celular" state="Instale: abre também sem internet">
      <Stack>
        <p>
          Instalado, o Partilha abre da tela inicial, e a sua escala e as respostas que você começou aparecem
          também sem internet.
        </p>
        {install ? (
          <div>
            <Button onClick={() => void install()}>
              <MonitorSmartphone aria-hidden size={20} />
              Instalar o aplicativo
            </Button>
          </div>
        ) : (
          <ol>
            {stepsOf(navigator.userAgent).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </Stack>
    </FoldingSection>
  );
}
