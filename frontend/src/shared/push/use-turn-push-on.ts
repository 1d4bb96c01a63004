import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { turnPushOn, type PushState } from './push.ts';

/** Turns notices on for this device, and says what became of it. */
export function useTurnPushOn(userId: number, then: (state: PushState) => void) {
  return useApiMutation({
    run: async () => {
      const state = await turnPushOn(userId);
      if (state === 'on') await preferPush();
      return state;
    },
    success: (state) =>
      state === 'on'
        ? {
            title: 'Avisos ligados neste aparelho',
            description: 'Em Meu Perfil você escolhe o que chega por aqui.',
          }
        : { title: 'Nada mudou', description: 'O navegador não deu permissão para mostrar avisos.' },
    failure: 'Não foi possível ligar os avisos',
    otherwise: 'O navegador não respondeu. Tente de novo mais tarde; os avisos continuam por e-mail.',
    then,
  });
}

/** With the first device what came by mail comes as a notice; who has chosen notices before keeps their choices. */
async function preferPush(): Promise<void> {
  const { choices } = await call('GET /api/notice-choices');
  const chosen = Object.entries(choices);
  if (chosen.some(([, channel]) => channel === 'push')) return;
  const preferred = chosen.map(([kind, channel]) => [kind, channel === 'mail' ? 'push' : channel]);
  await call('PUT /api/notice-choices', { body: Object.fromEntries(preferred) as typeof choices });
}
