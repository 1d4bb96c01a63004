import { useParams } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { EMAIL_STATUS_LABELS, labelOf } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Form, PasswordField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { EMAIL_STATUS_TONES } from './email-labels.ts';
import styles from './email-show.module.css';

type Email = Answer<'GET /api/emails/{id}'>;

/** One e-mail: what became of it, its text where it is kept here, and the way to send it again. */
export default function EmailShow() {
  const id = Number(useParams().id);
  const email = useApiQuery('/api/emails/{id}', { path: { id } }, { fresh: true });
  return (
    <QueryState query={email}>
      {(data) => (
        <Page
          title={data.subject ?? data.label}
          back={{ to: '/emails', label: 'Voltar aos E-mails' }}
          actions={<Resend id={id} isDue={data.status === 'failed'} />}
        >
          <Card title="Envio">
            <Facts facts={factsOf(data)} />
          </Card>
          {data.sealed ? <Sealed id={id} /> : <Content email={data} />}
        </Page>
      )}
    </QueryState>
  );
}

function factsOf({
  status,
  channelLabel,
  to,
  name,
  createdAt,
  sentAt,
  attempts,
  resends,
  lastError,
  insteadOf,
}: Email) {
  return [
    [
      'Situação',
      <Badge key="status" tone={EMAIL_STATUS_TONES[status] ?? 'neutral'}>
        {labelOf(EMAIL_STATUS_LABELS, status)}
      </Badge>,
    ],
    ['Para', name ? `${name} (${to})` : to],
    ['Como vai', channelLabel],
    ['Pedido em', dateTimeOf(createdAt)],
    [status === 'kept' ? 'Guardado em' : 'Saiu em', sentAt ? dateTimeOf(sentAt) : 'Ainda não'],
    ['Tentativas', attempts],
    ['Reenvios', resends],
    ...(insteadOf ? ([['Por e-mail porque', `o meio escolhido não entregou (${insteadOf})`]] as const) : []),
    ...(lastError ? ([['Motivo', lastError]] as const) : []),
  ] as const;
}

/** @param isDue whether it is what to do: it did not go out. */
function Resend({ id, isDue }: { id: number; isDue: boolean }) {
  const resend = useApiMutation({
    run: () => call('POST /api/emails/{id}/resend', { path: { id } }),
    success: { title: 'E-mail na fila', description: 'Sai de novo com dados atuais e link novo.' },
    failure: 'Erro ao reenviar e-mail',
  });
  return (
    <Button look={isDue ? 'primary' : 'secondary'} busy={resend.isPending} onClick={() => resend.mutate()}>
      Reenviar
    </Button>
  );
}

/** A kept e-mail with a link that opens somebody's account: shown for the administrator's own password. */
function Sealed({ id }: { id: number }) {
  const { field, onSubmit, busy, answer } = useApiForm({
    initial: { password: '' },
    send: (body) => call('POST /api/emails/{id}/open', { path: { id }, body }),
    success: { title: 'E-mail aberto', description: 'A pessoa foi avisada.' },
    failure: 'Erro ao abrir o e-mail',
    changes: [],
  });
  if (answer) return <Content email={answer} />;
  return (
    <Card title="Texto">
      <Form onSubmit={onSubmit}>
        <p>
          Este e-mail traz um link que abre a conta da pessoa. Para vê-lo, digite a sua senha: fica registrado
          que você o abriu, e a pessoa é avisada.
        </p>
        <div className={styles.password}>
          <PasswordField label="Sua senha" autoComplete="current-password" required {...field('password')} />
          <Button type="submit" busy={busy}>
            Abrir o e-mail
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Content({ email: { html, text, links } }: { email: Email }) {
  if (html === null)
    return (
      <Card title="Texto">
        <EmptyState text="O texto só fica guardado aqui quando não há servidor de e-mail configurado." />
      </Card>
    );
  return (
    <>
      <Card title="Texto">
        <iframe className={styles.mail} sandbox="" srcDoc={html} title="Texto do e-mail" />
      </Card>
      {links && links.length > 0 && (
        <Card title="Links do texto">
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link}>
                <a href={link}>{link}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="Só o texto">
        <pre className={styles.text}>{text}</pre>
      </Card>
    </>
  );
}
