import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { FrontPage } from '../front-page.tsx';
import styles from './registration-sent.module.css';
import { readSentAt } from './sending.ts';
import { protocolOf } from './wizard-model.ts';

/** What happens after a request was sent; who has sent none is led to the form. */
export default function RegistrationSent() {
  const [sentAt] = useState(readSentAt);
  if (sentAt === null) return <Navigate to="/register" replace />;
  return (
    <FrontPage title="Solicitação Enviada!">
      <div className={styles.words}>
        <CircleCheck aria-hidden size={48} className={styles.icon} />
        <h1>Solicitação Enviada!</h1>
        <p>Recebemos o seu pedido para entrar no ministério. Obrigado!</p>
        <p>
          A coordenação vai ler o seu pedido, e você receberá o resultado por email em até{' '}
          <strong>5 dias úteis</strong>.
        </p>
        <p>
          <Unbroken text="Veja agora o seu e-mail, e também a caixa de spam: se o seu endereço já tinha um pedido ou uma conta, a mensagem diz o que fazer." />
        </p>
        <p className={styles.protocol}>
          Protocolo <strong>{protocolOf(sentAt)}</strong>
        </p>
      </div>
      <ButtonLink to="/login" look="primary" wide>
        Voltar ao login
      </ButtonLink>
    </FrontPage>
  );
}
