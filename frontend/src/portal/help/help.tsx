import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Navigate, Route, Routes, useParams, useSearchParams } from 'react-router';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import { helpAddressOf } from '../../shared/help-link.tsx';
import { useSession } from '../../shared/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FoldedCard } from '../../ui/folded-card.tsx';
import { TextField } from '../../ui/field.tsx';
import { type Back, Muted, Page, Stack } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { plural } from '../../lib/plural.ts';
import { GuideText } from './guide-text.tsx';
import { AUDIENCES, type Audience, type Guide } from './guide.ts';
import { audiencesFor, foundGuides, guideFor, GUIDES, guideWords } from './guides.ts';
import styles from './help.module.css';

const BACK: Back = { to: helpAddressOf(), label: 'Voltar à Ajuda' };

/** The manual: its guides with a search, one of them, or all of an audience to be printed. */
export default function Help() {
  return (
    <Routes>
      <Route index element={<Guides />} />
      <Route path="manual/:audience" element={<Manual />} />
      <Route path=":slug" element={<OneGuide />} />
      <Route path="*" element={<NoGuide />} />
    </Routes>
  );
}

/** The role that decides which guides come first; null for a visitor. */
function useRole() {
  const { state } = useSession();
  return state.status === 'signed-in' ? state.user.role : null;
}

/** Every guide; from a page's question mark (`?de=`) straight on to the one that belongs to it. */
function Guides() {
  const role = useRole();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState('');
  const from = params.get('de');
  const guide = from === null ? undefined : guideFor(from, role);
  const searches = typed.trim() !== '';
  const { words, failed } = useGuideWords(searches);
  if (guide) return <Navigate to={helpAddressOf(guide.slug)} replace />;
  const found = foundGuides(GUIDES, typed, words);
  const isSure = words !== null || failed;
  return (
    <Page title="Ajuda" subtitle="Guias curtos, com figuras, para cada tarefa">
      <Stack gap={24}>
        <div className={styles.search}>
          <TextField
            label="Buscar na ajuda"
            type="search"
            placeholder="Por exemplo: substituto"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <p role="status" className="visually-hidden">
          {searches &&
            isSure &&
            `${found.length} ${found.length === 1 ? 'guia encontrado' : 'guias encontrados'}`}
        </p>
        {found.length === 0 && isSure && (
          <EmptyState
            text={`Nenhum guia fala de “${typed.trim()}”. Tente outra palavra, ou pergunte à coordenação.`}
            action={
              <>
                <CoordinationPhone />
                <Button onClick={() => setTyped('')}>Limpar busca</Button>
              </>
            }
          />
        )}
        {audiencesFor(role).map((audience, at) => {
          const own = found.filter((one) => one.audience === audience);
          if (own.length === 0) return null;
          return <Audience key={audience} audience={audience} guides={own} folded={at > 0 && !searches} />;
        })}
      </Stack>
    </Page>
  );
}

/** The words of all guides, once somebody searches; without network, titles and summaries are what is searched. */
function useGuideWords(wanted: boolean) {
  const [words, setWords] = useState(guideWords.loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (wanted && !words) guideWords.load().then(setWords, () => setFailed(true));
  }, [wanted, words]);
  return { words, failed };
}

function Audience({
  audience,
  guides,
  folded,
}: {
  audience: Audience;
  guides: readonly Guide[];
  folded: boolean;
}) {
  const whole = (
    <Link to={helpAddressOf(`manual/${audience}`)} className={styles.whole}>
      Ler tudo<span className="visually-hidden">: {AUDIENCES[audience]}</span>
    </Link>
  );
  const list = (
    <ul className={styles.list}>
      {guides.map(({ slug, title, summary }) => (
        <li key={slug}>
          <h3>
            <Link to={helpAddressOf(slug)}>{title}</Link>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
  if (folded)
    return (
      <FoldedCard
        title={AUDIENCES[audience]}
        beside={<Muted>{plural(guides.length, 'guia', 'guias')}</Muted>}
      >
        {whole}
        {list}
      </FoldedCard>
    );
  return (
    <Card title={AUDIENCES[audience]} actions={whole}>
      {list}
    </Card>
  );
}

function OneGuide() {
  const { slug } = useParams();
  const guide = GUIDES.find((one) => one.slug === slug);
  if (!guide) return <NoGuide />;
  return (
    <Page title={guide.title} subtitle={guide.summary} back={BACK} actions={<Print />} text>
      <article className={styles.paper}>
        <GuideText slug={guide.slug} />
      </article>
    </Page>
  );
}

/** All guides of an audience, one after the other, as a booklet. */
function Manual() {
  const { audience } = useParams();
  const guides = GUIDES.filter((one) => one.audience === audience);
  if (guides.length === 0) return <NoGuide />;
  return (
    <Page
      title={`Manual: ${AUDIENCES[audience as Audience].toLowerCase()}`}
      back={BACK}
      actions={<Print />}
      text
    >
      <div className={styles.paper}>
        {guides.map(({ slug, title, summary }) => (
          <article key={slug} className={styles.chapter}>
            <h2>{title}</h2>
            <p>{summary}</p>
            <GuideText slug={slug} level={3} />
          </article>
        ))}
      </div>
    </Page>
  );
}

function Print() {
  return (
    <Button onClick={() => print()}>
      <Printer aria-hidden size={20} />
      Imprimir
    </Button>
  );
}

function NoGuide() {
  return (
    <Page title="Guia não encontrado" remembered={false}>
      <EmptyState
        text="Este guia não existe, ou mudou de nome."
        action={
          <ButtonLink look="primary" to={helpAddressOf()}>
            Ver todos os guias
          </ButtonLink>
        }
      />
    </Page>
  );
}
