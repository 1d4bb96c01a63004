import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm, type FormErrors } from '../../api/use-api-form.ts';
import { useParish } from '../../shared/parish.tsx';
import { useSession } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Form, FormActions } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { ConsentForm, type ConsentValues } from '../consent-form.tsx';
import { FrontPage } from '../front-page.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';

const EraseAccountDialog = lazyPage(() => import('../profile/account/erase-account-dialog.tsx'), null);
preloadLater(EraseAccountDialog);

/** Asks the signed-in person for their consent, before anything else is shown. */
export default function ConsentPage() {
  const consent = useApiQuery('/api/privacy/consent', {}, { fresh: true });
  const { signOut } = useSession();
  const [erasing, setErasing] = useState(false);
  return (
    <FrontPage title="Antes de continuar" wide help="/consent">
      <Stack gap={24}>
        <h1>Antes de continuar</h1>
        <QueryState query={consent}>
          {(own) => (
            <>
              <p>
                {own.agreedAt === null
                  ? 'Para usar o sistema, leia como cuidamos dos seus dados e responda se concorda.'
                  : 'O texto sobre os seus dados mudou desde que você concordou. Leia o novo e responda se concorda.'}
              </p>
              <Question own={own} />
            </>
          )}
        </QueryState>
        <FormActions>
          <Button onClick={() => void signOut()}>Sair</Button>
          <Button look="danger" onClick={() => setErasing(true)}>
            Não concordo: excluir minha conta
          </Button>
        </FormActions>
      </Stack>
      {erasing && <EraseAccountDialog onClose={() => setErasing(false)} />}
    </FrontPage>
  );
}

function Question({ own }: { own: Answer<'GET /api/privacy/consent'> }) {
  const { minor } = own;
  const client = useQueryClient();
  const version = useParish()?.consentVersion ?? '';
  const { values, set, error, onSubmit, busy } = useApiForm<
    ConsentValues,
    Answer<'POST /api/privacy/consent'>
  >({
    initial: {
      consent: false,
      guardianName: own.guardianName ?? '',
      guardianContact: own.guardianContact ?? '',
      guardianConsent: false,
    },
    check: (given) => missing(given, minor),
    send: (given) =>
      call('POST /api/privacy/consent', {
        body: minor ? { version, ...given } : { version, consent: given.consent },
      }),
    success: ({ message }) => message,
    failure: 'Erro ao guardar o consentimento',
    onError: () => void client.invalidateQueries({ queryKey: ['/api/settings/public'] }),
  });
  return (
    <Form onSubmit={onSubmit}>
      <ConsentForm
        form={values}
        minor={minor}
        problems={{
          consent: error('consent'),
          guardianName: error('guardianName'),
          guardianContact: error('guardianContact'),
          guardianConsent: error('guardianConsent'),
        }}
        change={set}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={busy}>
          Concordar e continuar
        </Button>
      </FormActions>
    </Form>
  );
}

function missing(given: ConsentValues, minor: boolean): FormErrors<ConsentValues> {
  const { consent, guardianName, guardianContact, guardianConsent } = given;
  return {
    consent: consent ? undefined : 'Para continuar, leia e marque o consentimento.',
    ...(minor && {
      guardianName: guardianName.trim() === '' ? 'Preencha este campo.' : undefined,
      guardianContact: guardianContact.trim() === '' ? 'Preencha este campo.' : undefined,
      guardianConsent: guardianConsent ? undefined : 'O seu responsável precisa marcar este consentimento.',
    }),
  };
}
