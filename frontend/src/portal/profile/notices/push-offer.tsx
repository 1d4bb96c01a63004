import { useEffect, useState } from 'react';
import { useApiMutation } from '../../../api/queries.ts';
import { pushState, turnPushOff, type PushState } from '../../../shared/push/push.ts';
import { useTurnPushOn } from '../../../shared/push/use-turn-push-on.ts';
import { useUser } from '../../../shared/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';

const WORDS: Record<PushState, string> = {
  on: 'Este aparelho mostra os seus avisos, mesmo com o sistema fechado. Ao sair da conta nele, param.',
  off: 'Os avisos podem aparecer neste aparelho, mesmo com o sistema fechado. O que chega por e-mail na hora passa a chegar por aqui; o que não puder ser entregue vai por e-mail.',
  denied:
    'O navegador está bloqueando os avisos. Toque no ícone ao lado do endereço, abra as permissões do site e permita as notificações; depois volte a esta página. Enquanto isso, os avisos vão por e-mail.',
  'not-installed':
    'No iPhone, os avisos aparecem só com o aplicativo instalado: no botão de compartilhar, escolha “Adicionar à Tela de Início” e abra o sistema por lá.',
  unsupported: 'Este navegador não mostra avisos. Eles continuam por e-mail.',
};

/** Whether this device shows notices, with the switch; or what is in the way, and what to do about it. */
export function PushOffer() {
  const { id } = useUser();
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    const look = () => void pushState(id).then(setState);
    look();
    // Somebody comes back from the browser's settings.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [id]);
  const turnOn = useTurnPushOn(id, setState);
  const turnOff = useApiMutation({
    run: turnPushOff,
    success: {
      title: 'Avisos desligados neste aparelho',
      description: 'Sem outro aparelho, eles vão por e-mail.',
    },
    failure: 'Não foi possível desligar os avisos',
    then: setState,
  });
  if (state === null) return null;
  return (
    <section>
      <Stack>
        <h3>Neste aparelho</h3>
        <p>{WORDS[state]}</p>
        {state === 'off' && (
          <Row>
            <Button look="primary" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
              Receber avisos neste aparelho
            </Button>
          </Row>
        )}
        {state === 'on' && (
          <Row>
            <Button busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
              Parar de receber neste aparelho
            </Button>
          </Row>
        )}
      </Stack>
    </section>
  );
}
