import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, onAnswer, request } from '../../api/http.ts';
import type { Answer } from '../../api/client.ts';
import { massMoment, momentWords, today } from '../../lib/dates.ts';
import { forgetDraft } from '../../lib/drafts.ts';
import {
  waiting,
  type Outgoing,
  type OutgoingAnswers,
  type OutgoingConfirmation,
} from '../../lib/outgoing.ts';
import { useUnsentRequests } from '../../lib/unsent-requests.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { toast, toastError } from '../../api/toasts.ts';
import { renewPush } from '../../shared/push/push.ts';
import { useSession } from '../../shared/session.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import type { Opening } from '../../shared/offline/messages.ts';
import { startWorker, takeNewVersion, useNewVersion, useOnline } from '../../shared/offline/new-version.ts';
import { teamDays, teamsAddress, WHO_SERVES } from '../../shared/offline/kept-addresses.ts';
import { askAgain, isKept, useKept, type Kept } from '../../shared/offline/kept-answers.ts';
import '../print-key.ts';
import styles from './offline.module.css';
import { PushOfferBar } from './push-offer-bar.tsx';
import { sendOutgoing, type Outcome } from './send-outgoing.ts';

const UnsentBar = lazyPage(() => import('./unsent-bar.tsx'), null);

/** My schedule says it on the mass itself; the profile's own buttons stand where the bar would. */
const WITHOUT_UNSENT_BAR: ReadonlySet<string> = new Set(['/my-schedule', '/profile']);

/** What is needed without network, asked for once so that the device has it: by everybody, and by who serves. */
const NEEDED = ['/api/auth/me', '/api/calendar/today', '/api/settings/public'];
const NEEDED_TO_SERVE = ['/api/my-duties', '/api/my-duties/share'];

/** Whether there is network and a newer version, said quietly at the edge; and what waits for the network, sent. */
export default function Offline() {
  const online = useOnline();
  const kept = useKept();
  const client = useQueryClient();
  const isNewer = useNewVersion();
  const [later, setLater] = useState(false);
  const { state } = useSession();
  const user = state.status === 'signed-in' ? state.user : null;
  const userId = user?.id ?? null;
  // Before consent and a demanded second factor the server answers nobody.
  const isLetIn = user !== null && !user.consentRequired && !user.secondFactorNeeded;
  const serves = isLetIn && user.permissions.includes('duties.own');
  const seesTeams = isLetIn && user.permissions.includes('schedules.read');
  useEffect(() => {
    // A browser that refuses it goes on as before.
    if (import.meta.env.PROD)
      startWorker().catch((error: unknown) => console.warn('No service worker', error));
  }, []);
  useEffect(() => {
    if (!isLetIn) return;
    let stays = true;
    void keepWhatIsNeeded({ serves, seesTeams }, () => stays);
    return () => {
      stays = false;
    };
  }, [userId, isLetIn, serves, seesTeams]);
  useEffect(() => {
    if (userId === null) return;
    // What cannot be renewed now is renewed at the next start; until then the mail goes out.
    renewPush(userId).catch(() => undefined);
  }, [userId]);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && (isKept() || wasOffline.current)) askAgain(client);
    wasOffline.current = !online;
  }, [client, online]);
  useSending(userId, online);
  useOpening();
  const [unsent] = useUnsentRequests();
  const { pathname, hash } = useLocation();
  const [unsentLater, setUnsentLater] = useState(false);

  const toTeams = seesTeams && hash !== `#${WHO_SERVES}` && (
    <ButtonLink to={`/dashboard#${WHO_SERVES}`}>Ver quem serve</ButtonLink>
  );

  if (!online)
    return (
      <div role="status" className={styles.bar}>
        <p>Sem internet. {userId !== null && keptWords(kept)}</p>
        {toTeams}
      </div>
    );
  if (userId !== null && kept !== null)
    return (
      <div role="status" className={styles.bar}>
        <p>O servidor não respondeu. {keptWords(kept)}</p>
        <Button onClick={() => askAgain(client)}>Tentar novamente</Button>
        {toTeams}
      </div>
    );
  if (userId !== null && unsent && !unsentLater && !WITHOUT_UNSENT_BAR.has(pathname))
    return <UnsentBar request={unsent} onLater={() => setUnsentLater(true)} />;
  if (!isNewer || later) return userId === null ? null : <PushOfferBar userId={userId} />;
  return (
    <div role="status" className={`${styles.bar} ${styles.short}`}>
      <p>Há uma versão nova.</p>
      <Button look="primary" onClick={takeNewVersion}>
        Atualizar
      </Button>
      <IconButton label="Agora não" onClick={() => setLater(true)}>
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

const keptWords = (kept: Kept | null): string =>
  kept?.since
    ? `Você vê o que este aparelho guardou em ${momentWords(kept.since)}.`
    : 'Você vê o que este aparelho guardou.';

/** Asks for what the service worker keeps, as soon as it stands between the page and the network. */
async function keepWhatIsNeeded(
  { serves, seesTeams }: { serves: boolean; seesTeams: boolean },
  isStillThere: () => boolean,
): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!serviceWorker.controller)
    await new Promise((there) => serviceWorker.addEventListener('controllerchange', there, { once: true }));
  const ask = <Answered,>(address: string): Promise<Answered | null> =>
    // What cannot be read now is not kept; who has left is not asked for.
    isStillThere() ? request<Answered>(address).catch(() => null) : Promise.resolve(null);
  await Promise.all(NEEDED.map(ask));
  if (seesTeams) await Promise.all(teamDays(today()).map((day) => ask(teamsAddress(day))));
  if (!serves) return;
  await Promise.all(NEEDED_TO_SERVE.map(ask));
  const sent = (await ask<Answer<'GET /api/questionnaires/sent'>>('/api/questionnaires/sent')) ?? [];
  const open = sent.filter(({ state }) => state !== 'expirado');
  for (const { id, hasResponse } of open) {
    await ask(`/api/questionnaires/${id}/prospect`);
    if (hasResponse) await ask(`/api/questionnaires/${id}/responses`);
  }
}

/** Goes to the page of a notice that was touched. */
function useOpening(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const open = ({ data }: MessageEvent<Opening>) => void navigate(data.open);
    serviceWorker?.addEventListener('message', open);
    return () => serviceWorker?.removeEventListener('message', open);
  }, [navigate]);
}

/** How often what waits is sent again to a server that was silent. */
const AGAIN_MS = 60_000;

/** Sends what waits whenever there is network or the server answers again, and tells what became of it. */
function useSending(userId: number | null, online: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null || !online) return;
    const tell = (outgoing: Outgoing, outcome: Outcome): void => {
      if (outcome === 'waiting') return;
      if ('questionnaireId' in outgoing) tellOfAnswers(outgoing, outcome);
      else tellOfMass(outgoing, outcome);
      if (outcome === 'sent' || outcome === 'other') void client.invalidateQueries();
    };
    let sending = false;
    const send = (): void => {
      if (sending || waiting().length === 0) return;
      sending = true;
      void sendOutgoing(tell).finally(() => (sending = false));
    };
    send();
    const stop = onAnswer((_, keptSince) => keptSince === null && send());
    const again = setInterval(send, AGAIN_MS);
    return () => {
      stop();
      clearInterval(again);
    };
  }, [client, userId, online]);
}

function tellOfAnswers({ questionnaireId, title }: OutgoingAnswers, outcome: Outcome): void {
  if (outcome instanceof ApiError) return void toastError(`A resposta a “${title}” não foi enviada`, outcome);
  forgetDraft(`answers.${questionnaireId}`);
  toast({ title: 'Resposta enviada!', description: `A internet voltou, e “${title}” foi respondido.` });
}

function tellOfMass(mass: OutgoingConfirmation, outcome: Outcome): void {
  const moment = massMoment(mass);
  if (outcome instanceof ApiError)
    return void toastError(`A presença de ${moment} não foi confirmada`, outcome);
  toast(
    outcome === 'sent'
      ? { title: 'Presença confirmada', description: `A internet voltou: você vem em ${moment}.` }
      : {
          title: 'A sua confirmação não foi enviada',
          description: `A missa de ${moment} mudou ou já passou: veja a sua escala.`,
        },
  );
}
