import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, Route, Routes, useParams, useSearchParams } from 'react-router';
import { helpAddressOf } from '../../shared/help-link.tsx';
import { useSession } from '../../shared/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardGrid } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { type Back, Page, Stack } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { GuideText } from './guide-text.tsx';
import { AUDIENCES, audiencesFor, foundGuides, guideFor, GUIDES, type Audience } from './guides.ts';
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
  if (guide) return <Navigate to={helpAddressOf(guide.slug)} replace />;
  const found = foundGuides(GUIDES, typed);
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
          {typed.trim() !== '' &&
            `${found.length} ${found.length === 1 ? 'guia encontrado' : 'guias encontrados'}`}
        </p>
        {found.length === 0 && (
          <EmptyState
            text={`Nenhum guia fala de “${typed.trim()}”. Tente outra palavra, ou pergunte à coordenação.`}
            action={<Button onClick={() => setTyped('')}>Limpar busca</Button>}
          />
        )}
        {audiencesFor(role).map((audience) => {
          const own = found.filter((one) => one.audience === audience);
          return own.length > 0 && <Audience key={audience} audience={audience} guides={own} />;
        })}
      </Stack>
    </Page>
  );
}

function Audience({ audience, guides }: { audience: Audience; guides: typeof GUIDES }) {
  return (
    <section aria-labelledby={audience}>
      <Stack>
        <header className={styles.head}>
          <h2 id={audience}>{AUDIENCES[audience]}</h2>
          <Link to={helpAddressOf(`manual/${audience}`)}>
            Ler tudo<span className="visually-hidden">: {AUDIENCES[audience]}</span>
          </Link>
        </header>
        <CardGrid>
          {guides.map(({ slug, title, summary }) => (
            <Card key={slug} as="h3" title={<Link to={helpAddressOf(slug)}>{title}</Link>}>
              <p>{summary}</p>
            </Card>
          ))}
        </CardGrid>
      </Stack>
    </section>
  );
}

function OneGuide() {
  const { slug } = useParams();
  const guide = GUIDES.find((one) => one.slug === slug);
  if (!guide) return <NoGuide />;
  return (
    <Page title={guide.title} subtitle={guide.summary} back={BACK} actions={<Print />} text>
      <article className={styles.paper}>
        <GuideText body={guide.body} />
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
        {guides.map(({ slug, title, summary, body }) => (
          <article key={slug} className={styles.chapter}>
            <h2>{title}</h2>
            <p>{summary}</p>
            <GuideText body={body} level={3} />
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
