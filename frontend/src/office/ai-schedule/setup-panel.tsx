import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormActions, TextAreaField } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import { toast, toastError } from '../../api/toasts.ts';
import { Prompts } from './prompts.tsx';

/** Specification section 9. */
const REFRESH_DELAY_MS = 1000;

/** Asks for the instructions with which a conversation begins; closes when the new session is read. */
export function SetupPanel({ scheduleId }: { scheduleId: number }) {
  const client = useQueryClient();
  const { value, set, forget } = useDraft(`ai-instructions.${scheduleId}`, '');
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(refresh.current), []);
  const later = (): void => {
    refresh.current = setTimeout(() => void client.invalidateQueries(), REFRESH_DELAY_MS);
  };
  const { mutate, status } = useMutation({
    mutationFn: () =>
      call('POST /api/ai-schedule/sessions', { body: { scheduleId, instructions: value.trim() } }),
    onSuccess: () => {
      forget();
      toast({ title: 'Sessão criada', description: 'O assistente já está lendo as suas instruções.' });
      later();
    },
    onError: (error) => {
      toastError('Erro ao criar sessão de IA', error);
      later();
    },
  });
  const starting = status === 'pending' || status === 'success';

  function start(event: FormEvent): void {
    event.preventDefault();
    const blank = value.trim() === '';
    setMissing(blank);
    if (!blank) return mutate();
    toast({
      title: 'Instruções necessárias',
      description: 'Por favor, forneça instruções iniciais para a IA.',
      variant: 'destructive',
    });
  }

  return (
    <Card title="Comece com instruções">
      <Form onSubmit={start}>
        <p>
          Diga o que importa nesta escala. O assistente propõe mudanças; nada muda sem que você aplique a
          proposta.
        </p>
        <WhoAnswers />
        <TextAreaField
          ref={box}
          label="Instruções iniciais"
          value={value}
          onChange={({ target }) => set(target.value)}
          rows={5}
          maxLength={4000}
          required
          error={
            missing && value.trim() === '' ? 'Por favor, forneça instruções iniciais para a IA.' : undefined
          }
        />
        <Prompts
          onChoose={(prompt) => {
            set(value.trim() === '' ? prompt : `${value.trimEnd()}\n${prompt}`);
            box.current?.focus();
          }}
        />
        <FormActions>
          <Button type="submit" look="primary" busy={starting}>
            {starting ? 'Iniciando...' : 'Iniciar conversa'}
          </Button>
        </FormActions>
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
