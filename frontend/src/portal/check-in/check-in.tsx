import { useState } from 'react';
import { useLocation } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { messageOf } from '../../api/http.ts';
import { hour, onLongDate } from '../../lib/dates.ts';
import { PhoneIfSentThere } from '../../shared/coordination-phone.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { FrontPage } from '../front-page.tsx';
import { LinkState } from '../passwords/link-state.tsx';

type CheckIn = Answer<'POST /api/check-ins'>;

/** Where the code on the sacristy's screen leads: one tap says that the signed-in person has come. */
export default function CheckInPage() {
  const { hash } = useLocation();
  const token = decodeURIComponent(hash.slice(1));
  const [done, setDone] = useState<CheckIn | null>(null);
  const send = useApiMutation({
    run: (help: boolean) => call('POST /api/check-ins', { body: { token, help } }),
    changes: ['/api/my-duties'],
    then: setDone,
  });
  const own = (
    <ButtonLink to="/my-schedule" wide>
      Ver minha escala
    </ButtonLink>
  );
  if (token === '')
    return (
      <LinkState
        kind="invalid"
        title="Registrar chegada"
        text="Aponte a câmera do celular para o código QR na tela da sacristia."
        actions={own}
      />
    );
  if (done && done.state !== 'not-on-roster')
    return (
      <LinkState
        kind="done"
        title={done.state === 'arrived' ? 'Chegada registrada' : 'Obrigado por ajudar!'}
        text={
          done.state === 'arrived'
            ? `Boa missa! ${massWords(done)}`
            : `Quem está na sacristia já vê que você veio. ${massWords(done)}`
        }
        actions={own}
      />
    );
  return (
    <FrontPage title="Registrar chegada">
      <h1>Registrar chegada</h1>
      {send.error && (
        <Notice role="alert" tone="warning" title="Não foi registrado">
          <p>{messageOf(send.error)}</p>
          <PhoneIfSentThere text={messageOf(send.error)} />
        </Notice>
      )}
      {done ? (
        <>
          <p>
            Você não está na escala desta missa: {massWords(done)} Se puder ajudar, diga: quem está na
            sacristia fica sabendo, e chama você se faltar alguém.
          </p>
          <Stack gap={8}>
            <Button look="primary" wide busy={send.isPending} onClick={() => send.mutate(true)}>
              Posso ajudar
            </Button>
            {own}
          </Stack>
        </>
      ) : (
        <>
          <p>Toque no botão para avisar que você já está na igreja.</p>
          <Stack gap={8}>
            <Button look="primary" wide busy={send.isPending} onClick={() => send.mutate(false)}>
              Cheguei
            </Button>
            {own}
          </Stack>
        </>
      )}
    </FrontPage>
  );
}

/** 'Missa dominical, no domingo, 6 de dezembro, às 8h.' */
const massWords = ({ mass: { description, date, time } }: CheckIn): string =>
  `${description}, ${onLongDate(date)}, às ${hour(time)}.`;
