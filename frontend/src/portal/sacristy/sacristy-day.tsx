import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { ApiError } from '../../api/http.ts';
import { useOnline } from '../../shared/offline/new-version.ts';
import { capital, hour, hourOf, longDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { GivePlace } from './give-place.tsx';
import { PersonPhoto } from './person-photo.tsx';
import {
  arrivedWords,
  checkInLink,
  missingOf,
  presentMass,
  withTaps,
  type Candidate,
  type Day,
  type Mass,
  type Place,
} from './sacristy-model.ts';
import { DAY_KEY, forgetOpened, readDay, tap, useWaiting, type Opened } from './sacristy-store.ts';
import styles from './sacristy.module.css';
import { Sending } from './sending.tsx';

/** How often other devices' taps are asked for. */
const REFRESH_MS = 30_000;
const WIDE = '(width >= 56.25em)';

/** Whether the code was closed, or its day is over: then there is nothing more to ask. */
const hasEnded = (error: ApiError | null): boolean => error?.status === 404;

/** One day in the sacristy. */
export function SacristyDay({ opened, now }: { opened: Opened; now: number }) {
  const { token, date } = opened;
  const day = useQuery<Day, ApiError>({
    queryKey: [DAY_KEY, token],
    queryFn: () => readDay(token),
    ...(opened.day ? { initialData: opened.day, initialDataUpdatedAt: 0 } : {}),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    enabled: (query) => !hasEnded(query.state.error),
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const waiting = useWaiting();
  const ended = hasEnded(day.error);
  return (
    <div className={styles.page}>
      <title>Sacristia · Partilha</title>
      <header className={styles.head}>
        <h1>Sacristia</h1>
        <p>{capital(longDate(date))}</p>
      </header>
      <main className={styles.main}>
        <Sending now={now} />
        {ended ? (
          <Notice
            tone="warning"
            title="Este dia foi encerrado"
            actions={<Button onClick={forgetOpened}>Digitar outro código</Button>}
          >
            O código não vale mais, e este aparelho parou de perguntar. Para continuar, peça um novo à
            coordenação.
            <br />
            <CoordinationPhone />
          </Notice>
        ) : (
          <QueryState query={day}>
            {(read) => {
              const shown = withTaps(
                read,
                waiting.filter((one) => one.token === token),
              );
              const mass =
                shown.masses.find(({ slotId }) => slotId === chosen) ?? presentMass(shown.masses, now);
              if (!mass) return <EmptyState text="Nenhuma missa publicada para hoje." />;
              return (
                <>
                  <MassChoice masses={shown.masses} present={mass} onChoose={setChosen} />
                  <MassScreen key={mass.slotId} {...{ mass, token, day: shown, now }} />
                </>
              );
            }}
          </QueryState>
        )}
      </main>
      <footer className={styles.foot}>
        <Button look="quiet" onClick={forgetOpened}>
          Fechar neste aparelho
        </Button>
      </footer>
    </div>
  );
}

function MassChoice({
  masses,
  present,
  onChoose,
}: {
  masses: readonly Mass[];
  present: Mass;
  onChoose: (slotId: number) => void;
}) {
  if (masses.length < 2) return null;
  return (
    <nav aria-label="Missas do dia" className={styles.masses}>
      {masses.map(({ slotId, time }) => (
        <Button
          key={slotId}
          look={slotId === present.slotId ? 'primary' : 'secondary'}
          aria-pressed={slotId === present.slotId}
          onClick={() => onChoose(slotId)}
        >
          {hour(time)}
        </Button>
      ))}
    </nav>
  );
}

function MassScreen({ mass, token, day, now }: { mass: Mass; token: string; day: Day; now: number }) {
  const [wide] = useState(() => matchMedia(WIDE).matches);
  const [giving, setGiving] = useState<Candidate | null>(null);
  const missing = missingOf(mass);
  const link = checkInLink(day, now);
  return (
    <div className={styles.screen}>
      <section aria-label={`Missa das ${hour(mass.time)}`} className={styles.team}>
        <h2>
          {hour(mass.time)} · {mass.description}
        </h2>
        <p role="status" className={styles.count}>
          {arrivedWords(mass)}
        </p>
        {mass.people.length === 0 && <EmptyState text="Ninguém está escalado nesta missa." />}
        <ul className={styles.people}>
          {mass.people.map((person) => (
            <PlaceCard key={person.ministerId} {...{ person, mass, token }} />
          ))}
        </ul>
        {missing.length > 0 && missing.length < mass.people.length && (
          <p className={styles.missing}>
            <strong>Faltam:</strong> {missing.map(({ scheduleName }) => scheduleName).join(', ')}
          </p>
        )}
      </section>
      <aside className={styles.side}>
        {link && (
          <Disclosure summary="Registrar pelo próprio celular" open={wide}>
            <div className={styles.code}>
              <p>Quem serve aponta a câmera do celular para este código e toca em “Cheguei”.</p>
              <QRCodeSVG value={link} size={240} marginSize={4} title="Código QR para registrar a chegada" />
            </div>
          </Disclosure>
        )}
        <Disclosure summary="Quem pode ajudar" open={wide}>
          <Helpers mass={mass} token={token} onGive={setGiving} />
        </Disclosure>
      </aside>
      {giving && <GivePlace candidate={giving} {...{ mass, token }} onClose={() => setGiving(null)} />}
    </div>
  );
}

function PlaceCard({ person, mass, token }: { person: Place; mass: Mass; token: string }) {
  const { ministerId, scheduleName, arrivedAt, seeksSubstitute } = person;
  const arrived = arrivedAt !== null;
  return (
    <li className={styles.place} data-arrived={arrived || undefined}>
      <PersonPhoto person={person} token={token} size={72} />
      <div className={styles.name}>
        <strong>{scheduleName}</strong>
        <span>
          {arrived ? (
            <Badge tone="success">Chegou às {hourOf(arrivedAt)}</Badge>
          ) : (
            seeksSubstitute && <Badge tone="warning">Pediu substituição</Badge>
          )}
        </span>
      </div>
      <Button
        look={arrived ? 'secondary' : 'primary'}
        className={styles.tap}
        onClick={() => tap(token, { slotId: mass.slotId, ministerId, arrived: !arrived })}
      >
        {arrived ? 'Desfazer' : 'Chegou'}
        <span className="visually-hidden"> {scheduleName}</span>
      </Button>
    </li>
  );
}

const whyCandidate = ({ inChurch, offered }: Candidate): string => {
  if (inChurch) return 'Está na igreja';
  return offered ? 'Disse que podia' : 'Livre neste dia';
};

/** Who has come without a place, and who could take one: first those who are in church. */
function Helpers({
  mass,
  token,
  onGive,
}: {
  mass: Mass;
  token: string;
  onGive: (candidate: Candidate) => void;
}) {
  const online = useOnline();
  const { helpers, candidates } = mass;
  const free = candidates.filter(({ arrivedAt }) => arrivedAt === null);
  return (
    <div className={styles.helpers}>
      {helpers.length > 0 && (
        <p>
          <strong>Vieram ajudar:</strong> {helpers.map(({ scheduleName }) => scheduleName).join(', ')}
        </p>
      )}
      {free.length === 0 ? (
        <p>
          Ninguém mais pode receber um lugar nesta missa: ela já começou, ou todos os outros têm um
          impedimento.
        </p>
      ) : (
        <ul>
          {free.map((candidate) => (
            <li key={candidate.ministerId}>
              <PersonPhoto person={candidate} token={token} size={44} />
              <div>
                <strong>{candidate.scheduleName}</strong>
                <small>{whyCandidate(candidate)}</small>
              </div>
              <Button disabled={!online} onClick={() => onGive(candidate)}>
                Dar um lugar
                <span className="visually-hidden"> a {candidate.scheduleName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!online && <p>Dar um lugar precisa de internet.</p>}
    </div>
  );
}
