import { Lightbulb, SendHorizontal, Square } from 'lucide-react';
import type { Dispatch, KeyboardEvent, RefObject, SetStateAction } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { Message, Sent } from './chat-model.ts';
import styles from './composer.module.css';

/** Where the coordinator writes. Enter sends, Shift+Enter breaks the line; what is typed is kept until it was sent. */
export function Composer({
  sessionId,
  typed: { value, set },
  box,
  prompts,
  reply,
  onSuggest,
  onSent,
}: {
  sessionId: number;
  typed: { value: string; set: Dispatch<SetStateAction<string>> };
  box: RefObject<HTMLTextAreaElement | null>;
  /** What could be said now. */
  prompts: readonly string[];
  /** The reply that is under way. */
  reply: Message | undefined;
  /** One of them is to be written. */
  onSuggest: (prompt: string) => void;
  onSent: (sent: Sent) => void;
}) {
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

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.writing}>
        <TextAreaField
          ref={box}
          label="Mensagem"
          placeholder="Escreva ao assistente"
          value={value}
          onChange={({ target }) => set(target.value)}
          onKeyDown={sendOnEnter}
          rows={2}
          maxLength={4000}
          hint={<Keys />}
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
              <Menu items={prompts.map((label) => ({ label, run: () => onSuggest(label) }))}>
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

/** Sends the form of a box in which Shift+Enter breaks the line. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form!.requestSubmit();
}

export const Keys = () => <span className={styles.keys}>Enter envia. Shift + Enter quebra a linha.</span>;
