import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { toast } from '../../api/toasts.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormActions, TextAreaField } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import { Prompts } from '../../ui/prompts.tsx';
import { PROMPTS } from './chat-model.ts';
import { Keys, sendOnEnter } from './composer.tsx';

/** Specification section 9. */
const REFRESH_DELAY_MS = 1000;

const MISSING = 'Por favor, forneça instruções iniciais para a IA.';
const isBlank = (text: string): boolean => text.trim() === '';

/** Asks for the instructions with which a conversation begins; closes when the new session is read. */
export function SetupPanel({ scheduleId }: { scheduleId: number }) {
  const client = useQueryClient();
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(refresh.current), []);
  const later = (): void => {
    refresh.current = setTimeout(() => void client.invalidateQueries(), REFRESH_DELAY_MS);
  };
  const { field, values, set, onSubmit, busy, answer, hook } = useApiForm({
    initial: { instructions: '' },
    draftKey: `ai-setup.${scheduleId}`,
    check: ({ instructions }) => ({ instructions: isBlank(instructions) ? MISSING : undefined }),
    send: ({ instructions }) =>
      call('POST /api/ai-schedule/sessions', { body: { scheduleId, instructions: instructions.trim() } }),
    success: { title: 'Sessão criada', description: 'O assistente já está lendo as suas instruções.' },
    failure: 'Erro ao criar sessão de IA',
    then: later,
    onError: later,
    changes: [],
  });
  const starting = busy || answer !== undefined;

  function start(event: FormEvent<HTMLFormElement>): void {
    if (isBlank(values.instructions))
      toast({ title: 'Instruções necessárias', description: MISSING, variant: 'destructive' });
    onSubmit(event);
  }

  function add(prompt: string): void {
    const { instructions } = values;
    set({ instructions: isBlank(instructions) ? prompt : `${instructions.trimEnd()}\n${prompt}` });
    hook.setFocus('instructions');
  }

  return (
    <Card title="Comece com instruções">
      <Form onSubmit={start}>
        <p>
          Diga o que importa nesta escala. As regras que você pede são anotadas na hora, e você pode
          retirá-las; os lugares só mudam quando você aceita uma proposta.
        </p>
        <TextAreaField
          label="Instruções iniciais"
          rows={3}
          maxLength={4000}
          required
          hint={<Keys />}
          onKeyDown={sendOnEnter}
          {...field('instructions')}
        />
        <FormActions>
          <Button type="submit" look="primary" busy={starting}>
            {starting ? 'Iniciando...' : 'Iniciar conversa'}
          </Button>
        </FormActions>
        <Prompts prompts={PROMPTS} onChoose={add} />
        <WhoAnswers />
      </Form>
    </Card>
  );
}

const ANSWERS = {
  local: 'Responde o assistente deste servidor, que entende pedidos sobre a escala. Nada sai da paróquia.',
  external:
    'Responde um serviço externo de inteligência artificial. Nomes, telefones, e-mails e datas de nascimento não saem da paróquia.',
};

/** Who reads what is written here; while it is not known, nothing is said. */
function WhoAnswers() {
  const { data } = useApiQuery('/api/ai-schedule/assistant', {}, { fresh: true });
  return data && <Muted>{ANSWERS[data.assistant]}</Muted>;
}
