import { MonitorSmartphone } from 'lucide-react';
import { isInstalled, useInstall } from '../../lib/install.ts';
import { Button } from '../../ui/button.tsx';
import { FoldingSection } from '../../ui/folding-section.tsx';
import { Stack } from '../../ui/page.tsx';

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
          <p>
            No menu do navegador, escolha “Instalar aplicativo” ou “Adicionar à tela inicial”. No iPhone, é no
            botão de compartilhar.
          </p>
        )}
      </Stack>
    </FoldingSection>
  );
}
