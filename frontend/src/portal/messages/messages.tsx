import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Muted, Page, Stack } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Community } from './community.tsx';
import {
  searchMessages,
  searchNews,
  searchNotifications,
  searchPosts,
  searchSent,
  type PersonalMessage,
} from './messages-model.ts';
import styles from './messages.module.css';
import { Notifications } from './notifications.tsx';
import { PersonalMessages } from './personal-messages.tsx';
import { SentMessages } from './sent-messages.tsx';

const Composer = lazyPage(() => import('./composer.tsx'), null);
preloadLater(Composer);

const TABS = ['notificacoes', 'comunidade', 'pessoais', 'enviadas'] as const;

/** How many of each list are read at first, and at each step back. */
const STEP = 25;
/** Search goes over so many of the latest. */
const SEARCHED = 500;

/** Notices, news and the community board, and personal messages; the address holds the tab and what is open. */
export default function Messages() {
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const [sought, setSought] = useState('');
  const [size, setSize] = useState(STEP);
  const query = { range: JSON.stringify([0, (sought.trim() ? SEARCHED : size) - 1]) };
  const extras = { fresh: true, keep: true };
  const notifications = useApiQuery('/api/notifications', { query }, extras);
  const news = useApiQuery('/api/news', { query }, extras);
  const posts = useApiQuery('/api/community-posts', { query }, extras);
  const messages = useApiQuery('/api/personal-messages', { query }, extras);
  const sent = useApiQuery('/api/personal-messages/sent', { query }, extras);
  const { unreadNotifications = 0, unreadMessages = 0 } =
    useApiQuery('/api/dashboard', {}, extras).data ?? {};
  const tab = TABS.find((value) => value === params.get('tab')) ?? 'notificacoes';

  const found = {
    notifications: searchNotifications(notifications.data ?? [], sought),
    news: searchNews(news.data ?? [], sought),
    posts: searchPosts(posts.data ?? [], sought),
    messages: searchMessages(messages.data ?? [], sought),
    sent: searchSent(sent.data ?? [], sought),
  };
  const older = (...lists: readonly { data: readonly unknown[] | undefined }[]) =>
    lists.some(({ data }) => data?.length === size) && (
      <Button onClick={() => setSize(size + STEP)}>Mostrar mais antigas</Button>
    );
  const clear = sought.trim() === '' ? null : () => setSought('');
  const compose = (replyTo?: PersonalMessage): void =>
    setParams({ tab: 'pessoais', compose: '1', ...(replyTo ? { reply: String(replyTo.id) } : {}) });

  return (
    <Page
      title="Centro de Mensagens"
      subtitle="Avisos, notícias e conversas do ministério"
      actions={
        <Button look="primary" onClick={() => compose()}>
          {can('people.read') ? 'Nova mensagem' : 'Escrever à coordenação'}
        </Button>
      }
    >
      <div className={styles.search}>
        <TextField
          label={<span className="visually-hidden">Buscar mensagens</span>}
          type="search"
          placeholder="Buscar mensagens..."
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <div role="status">
          {clear && (
            <Muted>
              {`Encontradas: ${found.notifications.length} em Notificações, ${found.news.length + found.posts.length} em Comunidade, ${found.messages.length} em Pessoais.`}
            </Muted>
          )}
        </div>
      </div>
      <Tabs
        label="Mensagens"
        value={tab}
        onChange={(value) => setParams({ tab: value }, { replace: true })}
        tabs={[
          {
            value: 'notificacoes',
            label: <TabLabel text="Notificações" unread={unreadNotifications} />,
            content: (
              <Stack>
                <Notifications
                  query={notifications}
                  unread={unreadNotifications}
                  found={found.notifications}
                  clear={clear}
                />
                {older(notifications)}
              </Stack>
            ),
          },
          {
            value: 'comunidade',
            label: 'Comunidade',
            content: (
              <Stack>
                <Community news={news} posts={posts} found={found} clear={clear} />
                {older(news, posts)}
              </Stack>
            ),
          },
          {
            value: 'pessoais',
            label: <TabLabel text="Pessoais" unread={unreadMessages} />,
            content: (
              <Stack>
                <PersonalMessages query={messages} found={found.messages} clear={clear} onReply={compose} />
                {older(messages)}
              </Stack>
            ),
          },
          {
            value: 'enviadas',
            label: 'Enviadas',
            content: (
              <Stack>
                <SentMessages query={sent} found={found.sent} clear={clear} />
                {older(sent)}
              </Stack>
            ),
          },
        ]}
      />
      {params.get('compose') !== null && (
        <OpenComposer
          messages={messages.data}
          replyTo={Number(params.get('reply')) || null}
          onClose={() => setParams({ tab }, { replace: true })}
        />
      )}
    </Page>
  );
}

function TabLabel({ text, unread }: { text: string; unread: number }) {
  return (
    <>
      {text}
      {unread > 0 && (
        <span className={styles.unread}>
          <Badge tone="accent">
            {unread}
            <span className="visually-hidden">{unread === 1 ? ' não lida' : ' não lidas'}</span>
          </Badge>
        </span>
      )}
    </>
  );
}

/** Opens once it is known what is answered and to whom it may go. */
function OpenComposer({
  messages,
  replyTo,
  onClose,
}: {
  messages: PersonalMessage[] | undefined;
  replyTo: number | null;
  onClose: () => void;
}) {
  const mayChoose = useCan()('people.read');
  const recipients = useApiQuery('/api/message-recipients', { query: {} }, { enabled: mayChoose });
  if (recipients.isLoading || (replyTo !== null && messages === undefined)) return null;
  const answered = messages?.find(({ id }) => id === replyTo) ?? null;
  return <Composer recipients={recipients.data ?? []} answered={answered} onClose={onClose} />;
}
