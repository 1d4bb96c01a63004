import { Lightbulb, SendHorizontal, Square } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { PROMPTS, type Message, type Sent } from './chat-model.ts';
import { Prompts } from './prompts.tsx';
import styles from './composer.module.css';

/** Where the coordinator writes. Enter sends, Shift+Enter breaks the line; what is typed is kept until it was sent. */
export function Composer({
  sessionId,
  reply,
  onSent,
}: {
  sessionId: number;
  /** The reply that is under way. */
  reply: Message | undefined;
  onSent: (sent: Sent) => void;
}) {
  const { value, set } = useDraft(`ai-message.${sessionId}`, '');
  const box = useRef<HTMLTextAreaElement>(null);
  const send = useApiMutation({
    run: (message: string) =>
      call('POST /api/ai-schedule/sessions/{id}/messages', { path: { id: sessionId }, body: { message } }),
    failure: 'Erro ao enviar mensagem',
    changes: [],
    then: (answered, sent) => {
      onSent(answered);
      // What was typed while this was on its way stays.
      set((typed) => (typed.trim() === sent ? '' : typed));
    },
  });
  const stop = useApiMutation({
    run: ({ id }: Message) => call('POST /api/ai-schedule/messages/{id}/stop', { path: { id } }),
    failure: 'Erro ao parar a resposta',
  });
  const ready = value.trim() !== '' && !send.isPending && reply === undefined;

  function submit(): void {
    if (ready) send.mutate(value.trim());
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  function suggest(prompt: string): void {
    set(prompt);
    box.current?.focus();
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.prompts}>
        <Prompts onChoose={suggest} />
      </div>
      <div className={styles.writing}>
        <TextAreaField
          ref={box}
          label="Mensagem"
          placeholder="Escreva ao assistente"
          value={value}
          onChange={({ target }) => set(target.value)}
          onKeyDown={onKeyDown}
          rows={2}
          maxLength={4000}
          hint={<span className={styles.keys}>Enter envia. Shift + Enter quebra a linha.</span>}
        />
        <div className={styles.actions}>
          <Button type="submit" look="primary" disabled={!ready} busy={send.isPending}>
            <SendHorizontal aria-hidden size={20} />
            <span className={styles.word}>{send.isPending ? 'Enviando...' : 'Enviar'}</span>
          </Button>
          {reply ? (
            <Button busy={stop.isPending} onClick={() => stop.mutate(reply)}>
              <Square aria-hidden size={18} />
              <span className={styles.word}>Parar resposta</span>
            </Button>
          ) : (
            <span className={styles.folded}>
              <Menu items={PROMPTS.map((label) => ({ label, run: () => suggest(label) }))}>
                <Button>
                  <Lightbulb aria-hidden size={20} />
                  <span className={styles.word}>Sugestões</span>
                </Button>
              </Menu>
            </span>
          )}
        </div>
      </div>
    </form>
  );
}
