import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { dateOf } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { ACCESS_LABELS } from '../../api/labels.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Page, Row } from '../../ui/page.tsx';
import { ImportLink } from '../parts/import-link.tsx';
import KeptMails from '../parts/kept-mails.tsx';
import { PagedList, usePagedList } from '../parts/paged-list.tsx';
import { InvitationButtons } from './invitation-buttons.tsx';
import styles from './invitations.module.css';
import { invitedWords, toInviteWords } from './invitations-model.ts';

type Minister = Answer<'GET /api/ministers'>[number];
type Access = Minister['access'];

/** Who has come in and who has not, and how the others are invited or reminded, one by one or all at once. */
export default function Invitations() {
  const [access, setAccess] = useState<Access>('invited');
  const [asking, setAsking] = useState(false);
  const list = usePagedList('/api/ministers', { filter: { access } });
  const { data } = useApiQuery('/api/ministers/invitations', {}, { fresh: true });
  const count = data?.invitable ?? 0;
  const inviteAll = useApiMutation({
    run: () => call('POST /api/ministers/invitations/all'),
    success: ({ invited }) => invitedWords(invited),
    failure: 'Erro ao enviar os convites',
    then: () => setAsking(false),
  });
  return (
    <Page
      title="Convites"
      subtitle="Quem já entrou no sistema, e quem ainda não"
      back={{ to: '/ministers', label: 'Voltar aos Ministros' }}
      actions={
        <Button look="primary" disabled={count === 0} onClick={() => setAsking(true)}>
          Convidar todos por e-mail
        </Button>
      }
    >
      <KeptMails />
      <PagedList
        list={list}
        searchLabel="Buscar por nome ou e-mail"
        beside={
          <SelectField
            label="Mostrar"
            value={access}
            onChange={({ target }) => setAccess(target.value as Access)}
            options={Object.entries(ACCESS_LABELS).map(([value, label]) => ({ value, label }))}
          />
        }
        empty="Ninguém aqui"
        next={<ImportLink />}
      >
        {(rows) => (
          <ul className={styles.people}>
            {rows.map((minister) => (
              <li key={minister.id} className={styles.person}>
                <div>
                  <strong>{minister.fullName}</strong>
                  <small>
                    <Dotted facts={factsOf(minister)} />
                  </small>
                </div>
                <Row>
                  <InvitationButtons minister={minister} />
                </Row>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Convidar todos os que ainda não entraram?"
        description={`${toInviteWords(count)} Links enviados antes deixam de valer. Quem já foi convidado recebe um lembrete.`}
        confirm={`Enviar ${plural(count, 'convite', 'convites')}`}
        busy={inviteAll.isPending}
        onConfirm={() => inviteAll.mutate()}
      />
    </Page>
  );
}

function factsOf({ email, phone, invitedAt }: Minister): string[] {
  const invited = invitedAt && `último link em ${dateOf(invitedAt)}`;
  const facts = [email, phone, invited].filter((fact) => fact !== null);
  return facts.length > 0 ? facts : ['Sem e-mail nem telefone'];
}
