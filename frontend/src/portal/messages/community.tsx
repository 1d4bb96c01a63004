import type { UseQueryResult } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '../../shared/session.tsx';
import { dateOf } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Prose } from '../../ui/prose.tsx';
import { QueryState } from '../../ui/states.tsx';
import type { News, Post } from './messages-model.ts';
import styles from './messages.module.css';
import { Nothing } from './nothing.tsx';
import { PriorityNote } from './priority-note.tsx';

const NEWS_AT_FIRST = 3;

/** The parish's news and, beside them, the board; pinned posts stand out. */
export function Community({
  news,
  posts,
  found,
  clear,
}: {
  news: UseQueryResult<News[]>;
  posts: UseQueryResult<Post[]>;
  found: { news: readonly News[]; posts: readonly Post[] };
  clear: (() => void) | null;
}) {
  const [params, setParams] = useSearchParams();
  const mayWrite = useCan()('news.write');
  const open = news.data?.find(({ id }) => String(id) === params.get('news'));
  return (
    <div className={styles.community}>
      <section aria-labelledby="noticias">
        <div className={styles.sectionHead}>
          <h2 id="noticias">Notícias</h2>
          {mayWrite && <ButtonLink to="/news/create">Escrever notícia</ButtonLink>}
        </div>
        <QueryState query={news}>
          {() => (
            <NewsList
              news={found.news}
              clear={clear}
              onOpen={(id) => setParams({ tab: 'comunidade', news: String(id) })}
            />
          )}
        </QueryState>
      </section>
      <section aria-labelledby="mural">
        <div className={styles.sectionHead}>
          <h2 id="mural">Mural</h2>
          {mayWrite && <ButtonLink to="/community-posts/create">Publicar no mural</ButtonLink>}
        </div>
        <QueryState query={posts}>{() => <Board posts={found.posts} clear={clear} />}</QueryState>
      </section>
      {open && <OpenNews news={open} onClose={() => setParams({ tab: 'comunidade' }, { replace: true })} />}
    </div>
  );
}

function NewsList({
  news,
  clear,
  onOpen,
}: {
  news: readonly News[];
  clear: (() => void) | null;
  onOpen: (id: number) => void;
}) {
  const [all, setAll] = useState(false);
  if (news.length === 0) return <Nothing clear={clear} text="Ainda não há notícias." />;
  const shown = all || clear ? news : news.slice(0, NEWS_AT_FIRST);
  return (
    <div className={styles.items}>
      <ul className={styles.items}>
        {shown.map(({ id, title, summary, priority, publishedAt }) => (
          <li key={id} className={styles.item}>
            <h3>{title}</h3>
            <p>{summary}</p>
            <p className={styles.caption}>
              <Dotted
                facts={[
                  publishedAt && dateOf(publishedAt),
                  <PriorityNote key="priority" priority={priority} />,
                ]}
              />
            </p>
            <div>
              <Button onClick={() => onOpen(id)}>
                Ler notícia<span className="visually-hidden">: {title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < news.length && (
        <Button onClick={() => setAll(true)}>Ver todas as {news.length} notícias</Button>
      )}
    </div>
  );
}

function OpenNews({ news, onClose }: { news: News; onClose: () => void }) {
  const signature = [news.publishedAt && dateOf(news.publishedAt), news.authorName]
    .filter(Boolean)
    .join(' · ');
  return (
    <Dialog open onClose={onClose} title={news.title} description={signature}>
      <div className={styles.reading}>
        <p className={styles.lead}>{news.summary}</p>
        <Prose text={news.body} />
      </div>
    </Dialog>
  );
}

function Board({ posts, clear }: { posts: readonly Post[]; clear: (() => void) | null }) {
  if (posts.length === 0) {
    return <Nothing clear={clear} text="Ainda não há recados no mural." />;
  }
  return (
    <ul className={styles.items}>
      {posts.map(({ id, title, body, authorName, pinned, publishedAt }) => (
        <li key={id} className={styles.item} data-pinned={pinned || undefined}>
          {pinned && (
            <div>
              <Badge tone="warning">
                <Pin aria-hidden size={14} /> Fixado
              </Badge>
            </div>
          )}
          <h3>{title}</h3>
          <Prose text={body} />
          <p className={styles.caption}>
            <Dotted facts={[authorName, dateOf(publishedAt)]} />
          </p>
        </li>
      ))}
    </ul>
  );
}
