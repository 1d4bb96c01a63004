import { call, type Answer } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { massMoment } from '../../lib/dates.ts';
import { askingWords } from '../../shared/asking.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextAreaField } from '../../ui/field.tsx';

/** Somebody with a place at a mass. */
export interface Absent {
  ministerId: number;
  name: string;
  mass: { slotId: number; date: string; time: string };
}

/** Asks the ministry for a substitute, as the person themselves would. */
export const askForAbsent = (slotId: number, ministerId: number, reason: string) =>
  call('POST /api/slots/{id}/substitutions', {
    path: { id: slotId },
    body: { ministerId, reason: reason.trim() || null },
  });

/** What is said of asking for a substitute. */
export const ASKED = {
  success: ({ nextWaveAt }: Answer<'POST /api/slots/{id}/substitutions'>) => ({
    title: 'Substituição pedida',
    description:
      nextWaveAt === null
        ? 'Não há tempo de perguntar a todos: escolha quem substitui, na Coordenação.'
        : `${askingWords(nextWaveAt, new Date())} a quem pode ir. Acompanhe na Coordenação.`,
  }),
  failure: 'Não foi possível pedir a substituição',
};

/** Asks for somebody's substitute, with their reason. */
export default function AskForDialog({ ministerId, name, mass, onClose }: Absent & { onClose: () => void }) {
  const { field, onSubmit, busy } = useApiForm({
    initial: { reason: '' },
    ...ASKED,
    send: ({ reason }) => askForAbsent(mass.slotId, ministerId, reason),
    then: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pedir substituto para ${name}?`}
      description={`O ministério é perguntado aos poucos, e nunca à noite. Até alguém aceitar, ${name} continua na missa de ${massMoment(mass)}.`}
    >
      <Form onSubmit={onSubmit}>
        <TextAreaField
          label="Motivo"
          hint="Só a coordenação e a própria pessoa leem."
          maxLength={500}
          {...field('reason')}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            Pedir substituto
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
