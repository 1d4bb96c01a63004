import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useApiQuery } from '../../../api/queries.ts';
import { isInstalled } from '../../../lib/install.ts';
import { recentPages } from '../../../lib/recent.ts';
import { addDays, capital, massMoment, shortDate, today } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import field from '../../../ui/field.module.css';
import { lazyPart } from '../../../ui/lazy-page.tsx';
import { comingOf, useComingMasses, type ComingMass } from '../../../shared/coming-masses.ts';
import { helpAddressOf } from '../../../shared/help-link.tsx';
import { openGroups } from '../../../shared/office-paths.ts';
import { addressOf, PARTS, SETTINGS_PARTS } from '../../../shared/settings-parts.ts';
import { useCan, useSession, useUser, type Permission } from '../../../shared/session.tsx';
import { chooseAppearance, useTheme } from '../../theme/appearance.ts';
import { NAVIGATION } from '../../../shared/navigation.ts';
import type { GuideEntries } from './guide-entries.ts';
import { found, KINDS, type Entry, type Found } from './palette-model.ts';
import { SOUGHT_AS } from './sought-as.ts';
import styles from './palette.module.css';

const MIN_NAME = 2;

const guideEntries = lazyPart(async () => ({
  default: await (await import('./guide-entries.ts')).guideEntries(),
}));

/** What is done most often first. */
const ACTS: readonly { label: string; to: string; needs: Permission; words?: string }[] = [
  { label: 'Nova Escala', to: '/schedules?nova=1', needs: 'schedules.write', words: 'criar mês' },
  {
    label: 'Lembrar quem não respondeu',
    to: '/questionnaires',
    needs: 'schedules.write',
    words: 'lembrete, questionário, faltam respostas, quem falta responder',
  },
  {
    label: 'Anotar respostas dadas por telefone',
    to: '/questionnaires',
    needs: 'schedules.write',
    words: 'questionário, responder por alguém, papel',
  },
  {
    label: 'Nova mensagem',
    to: '/messages?tab=pessoais&compose=1',
    needs: 'content.read',
    words: 'avisar todos, recado',
  },
  { label: 'Ver cadastros pendentes', to: '/admin?tab=registrations', needs: 'registrations.review' },
  {
    label: 'Cadastrar ministro',
    to: '/ministers/create',
    needs: 'people.write',
    words: 'nova pessoa, novo, adicionar',
  },
  {
    label: 'Escrever notícia',
    to: '/news/create',
    needs: 'news.write',
    words: 'nova notícia, publicar, aviso, comunicado',
  },
  {
    label: 'Escrever no mural',
    to: '/community-posts/create',
    needs: 'news.write',
    words: 'nova publicação, recado',
  },
  { label: 'Convidar ministros', to: '/invitations', needs: 'people.write', words: 'convites, enviar link' },
  { label: 'Importar planilha', to: '/import', needs: 'people.write', words: 'trazer pessoas, excel, csv' },
  { label: 'Responder questionário', to: '/my-questionnaires', needs: 'questionnaires.answer' },
  { label: 'Bloquear um dia', to: '/profile', needs: 'profile.own', words: 'ausência, férias, não posso' },
];

const INSTALL: Entry = {
  kind: 'act',
  label: 'Instalar no celular',
  go: '/profile#celular',
  words: 'aplicativo, app, tela inicial, sem internet, baixar',
};

/**
 * Finds pages, people, schedules, masses, acts and guides by their names or by what they are for, and goes there: arrows
 * choose, Enter goes, Escape closes.
 */
export default function Palette({
  typed,
  onType,
  back,
  onClose,
}: {
  typed: string;
  onType: (typed: string) => void;
  /** Where the keyboard was. */
  back: RefObject<Element | null>;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(0);
  const entries = found(useEntries(typed.trim()), typed, useCan()('schedules.write'));
  const at = Math.min(chosen, entries.length - 1);

  function go(entry: Entry | undefined): void {
    if (!entry) return;
    onClose();
    if (typeof entry.go === 'string') void navigate(entry.go);
    else entry.go();
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      const next = (at + step + entries.length) % entries.length;
      setChosen(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') go(entries[at]);
    else return;
    event.preventDefault();
  }

  const option = ({ kind, label, note, because }: Found, index: number) => (
    <div
      key={index}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === at}
      className={styles.option}
      onMouseMove={() => setChosen(index)}
      onClick={() => go(entries[index])}
    >
      {label}
      <small>{[note ?? (typed && KINDS[kind]), because].filter(Boolean).join(' · ')}</small>
    </div>
  );

  return (
    <Dialog open onClose={onClose} title="Ir para" focus={input} back={back}>
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Buscar páginas, pessoas, escalas, missas, o que fazer e a ajuda"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? `${id}-${at}` : undefined}
        placeholder="Página, pessoa, escala, missa…"
        autoComplete="off"
        className={`${field.control} ${styles.input}`}
        value={typed}
        onKeyDown={press}
        onChange={({ target }) => {
          onType(target.value);
          setChosen(0);
        }}
        onFocus={({ target }) => target.setSelectionRange(typed.length, typed.length)}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Encontrados" className={styles.list}>
        {typed.trim() === ''
          ? [...new Set(entries.map(({ kind }) => kind))].map((kind) => (
              <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                <p id={`${id}-${kind}`} className={styles.kind}>
                  {KINDS[kind]}
                </p>
                {entries.map((entry, index) => entry.kind === kind && option(entry, index))}
              </div>
            ))
          : entries.map(option)}
      </div>
      <p role="status" className={entries.length > 0 ? 'visually-hidden' : undefined}>
        {entries.length > 0
          ? `${entries.length} ${entries.length === 1 ? 'encontrado' : 'encontrados'}`
          : 'Nada encontrado. Confira as letras, ou use menos palavras.'}
      </p>
    </Dialog>
  );
}

/** Everything that this person may find; people, schedules and masses once a name was begun. */
function useEntries(typed: string): Entry[] {
  const can = useCan();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const isDark = useTheme() === 'dark';
  const named = typed.length >= MIN_NAME;
  const people = useApiQuery(
    '/api/ministers',
    { query: { filter: JSON.stringify({ q: typed }), range: '[0,7]' } },
    { enabled: named && can('people.read'), keep: true },
  );
  const { role } = useUser();
  // State takes a function for one that makes the next state.
  const [guides, setGuides] = useState<GuideEntries | null>(guideEntries.loaded);
  useEffect(() => {
    guideEntries.load().then(
      (loaded) => setGuides(() => loaded),
      () => console.warn('The guides did not load'),
    );
  }, []);
  const schedules = useApiQuery('/api/schedules', {}, { enabled: named && can('schedules.read') });
  const coming = comingOf(schedules.data ?? []);
  const masses = useComingMasses(coming);
  const allowed = <Item extends { needs?: Permission }>(items: readonly Item[]): Item[] =>
    items.filter(({ needs }) => !needs || can(needs));
  return [
    ...recentPages()
      .filter(({ path }) => path !== location.pathname)
      .map(({ path, title }): Entry => ({ kind: 'recent', label: title, go: path })),
    ...NAVIGATION.flatMap(({ items }) => allowed(items)).map(
      ({ to, label, description }): Entry => ({
        kind: 'page',
        label,
        go: to,
        words: SOUGHT_AS[to] ?? '',
        ...(description ? { note: description } : {}),
      }),
    ),
    ...openGroups(can).flatMap(({ title, places }) =>
      places
        .filter(({ to }) => to !== '/coordination' || !can('schedules.write'))
        .map(
          ({ to, label }): Entry => ({
            kind: 'page',
            label,
            note: title,
            go: to,
            words: SOUGHT_AS[to] ?? '',
          }),
        ),
    ),
    ...(can('settings.manage') ? PARTS : []).map(
      (part): Entry => ({
        kind: 'page',
        label: part,
        note: 'Configurações',
        words: SETTINGS_PARTS[part],
        go: addressOf(part),
      }),
    ),
    { kind: 'page', label: 'Ajuda', note: 'Guias para cada tarefa', go: helpAddressOf() },
    { kind: 'page', label: 'Situação', note: 'Do seu cadastro e do sistema', go: '/status' },
    ...allowed(ACTS).map(({ label, to, words = '' }): Entry => ({ kind: 'act', label, go: to, words })),
    ...(can('profile.own') && !isInstalled() ? [INSTALL] : []),
    ...(can('assistant.use') ? coming : []).map(
      ({ id, title }): Entry => ({
        kind: 'assistant',
        label: `Assistente IA: ${title}`,
        go: `/ai-schedule/${id}`,
        words: 'pedir, regras, limites, não servir juntos, separar, brigaram, gerar',
      }),
    ),
    {
      kind: 'act',
      label: isDark ? 'Usar as cores claras' : 'Usar as cores escuras',
      note: 'Aparência',
      go: () => chooseAppearance(isDark ? 'light' : 'dark'),
    },
    {
      kind: 'act',
      label: 'Sair',
      note: 'Encerrar a sessão',
      go: () => void signOut().then(() => navigate('/login', { replace: true })),
    },
    ...(people.data ?? []).map(
      ({ id, scheduleName, fullName }): Entry => ({
        kind: 'person',
        label: scheduleName,
        note: fullName,
        go: `/ministers/${id}`,
      }),
    ),
    ...(schedules.data ?? []).map(
      ({ id, title }): Entry => ({
        kind: 'schedule',
        label: title,
        words: 'imprimir, PDF, planilha, compartilhar, publicar, confirmações',
        go: `/schedules/${id}`,
      }),
    ),
    ...masses.map(massEntry),
    ...(guides?.(role) ?? []),
  ];
}

/** A mass is sought by day and hour: '29/11', 'domingo 8h', 'amanhã'. */
function massEntry({ id, scheduleId, date, time, description }: ComingMass): Entry {
  const now = today();
  const near = date === now ? 'hoje' : date === addDays(now, 1) ? 'amanhã' : '';
  return {
    kind: 'mass',
    label: capital(massMoment({ date, time })),
    note: description,
    words: `${shortDate(date)}, ${near}`,
    go: `/schedules/${scheduleId}?mass=${id}`,
  };
}
