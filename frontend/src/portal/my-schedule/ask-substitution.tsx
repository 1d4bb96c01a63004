import { useEffect } from 'react';
import { massMoment } from '../../lib/dates.ts';
import { takeBack } from '../../lib/outgoing.ts';
import { putAside, takeFromAside, type UnsentRequest } from '../../lib/unsent-requests.ts';
import { call, type Answer } from '../../api/client.ts';
import { patience } from '../../api/http.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { FieldSet, Form, Radio, TextAreaField } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import { QueryState, SkeletonCards } from '../../ui/states.tsx';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import { useOnline } from '../../shared/offline/new-version.ts';
import { askedToast, requestDraft } from './asked.ts';
import { Choices } from './choices.tsx';
import type { Duty } from './my-schedule-model.ts';
import { choicesOf } from './substitution-choices.ts';
import { tellUnsent } from './use-send-request.ts';

const MAX_REASON = 500;

type Way = 'ministry' | 'somebody' | 'exchange';
const WAYS: readonly (readonly [Way, string])[] = [
  ['ministry', 'Perguntar ao ministério'],
  ['somebody', 'Perguntar antes a uma pessoa'],
  ['exchange', 'Trocar de missa com alguém'],
];

interface Values {
  reason: string;
  way: Way;
  /** `minister` or `minister:slot`, empty while nobody is chosen. */
  chosen: string;
}

/** Whom to ask first, and why if one likes. What is typed stays on the device until it was sent, which only a press does. */
export default function AskSubstitution({ duty, onClose }: { duty: Duty; onClose: () => void }) {
  const { assignmentId, date, time, dateTime } = duty;
  // In the person's hands again.
  useEffect(() => takeFromAside(assignmentId), [assignmentId]);
  const { field, error, values, set, onSubmit, busy } = useApiForm<Values, Answer<'POST /api/substitutions'>>(
    {
      initial: { reason: '', way: 'ministry', chosen: '' },
      draftKey: requestDraft(assignmentId),
      check: ({ way, chosen }) => ({
        chosen: way !== 'ministry' && chosen === '' ? 'Escolha na lista.' : undefined,
      }),
      send: (values) =>
        call('POST /api/substitutions', { body: bodyOf(assignmentId, values), signal: patience() }),
      success: askedToast,
      failure: 'Erro ao solicitar substituição',
      then: () => {
        // Who asks for somebody else has not said that they come.
        takeBack({ assignmentId });
        onClose();
      },
      unanswered: (values) => {
        takeBack({ assignmentId });
        putAside({ assignmentId, date, time, dateTime, body: bodyOf(assignmentId, values) });
        tellUnsent();
        onClose();
      },
    },
  );
  const online = useOnline();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Solicitar Substituição"
      description={`${duty.description}, ${massMoment(duty)}`}
    >
      <Form onSubmit={onSubmit}>
        {!online && (
          <div role="status">
            <p>
              Sem internet: o pedido fica guardado neste aparelho, e ninguém é perguntado ainda. Quando ela
              voltar, você o envia com um toque. Se tem pressa, fale com a coordenação.
            </p>
            <CoordinationPhone />
          </div>
        )}
        <FieldSet legend="Quem pode ir no seu lugar" hint="Até alguém aceitar, a missa continua com você.">
          {WAYS.map(([way, label]) => (
            <Radio
              key={way}
              name="way"
              label={label}
              checked={values.way === way}
              onChange={() => set({ way, chosen: '' })}
            />
          ))}
        </FieldSet>
        {values.way === 'ministry' ? (
          <Muted>
            Perguntamos, aos poucos e nunca à noite, a quem pode ir nesta missa. Quando já não há tempo, quem
            escolhe é a coordenação.
          </Muted>
        ) : (
          <Options
            duty={duty}
            way={values.way}
            value={values.chosen}
            error={error('chosen')}
            onChange={(chosen) => set({ chosen })}
          />
        )}
        <TextAreaField
          label="Motivo"
          hint="Se quiser. Só a coordenação lê."
          maxLength={MAX_REASON}
          {...field('reason')}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Enviando...' : online ? 'Enviar pedido' : 'Guardar pedido'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

function bodyOf(assignmentId: number, { reason, way, chosen }: Values): UnsentRequest['body'] {
  const [namedId, exchangeSlotId] = way === 'ministry' ? [] : chosen.split(':').map(Number);
  return {
    assignmentId,
    reason: reason.trim() || null,
    ...(namedId && { namedId }),
    ...(exchangeSlotId && { exchangeSlotId }),
  };
}

/** Whom one asks first, or with whom one would change: those who are likely to say yes, then the others. */
function Options({
  duty,
  way,
  value,
  error,
  onChange,
}: {
  duty: Duty;
  way: Exclude<Way, 'ministry'>;
  value: string;
  error: string | undefined;
  onChange: (chosen: string) => void;
}) {
  const options = useApiQuery(
    '/api/substitutions/duties/{id}/options',
    { path: { id: duty.assignmentId } },
    { fresh: true },
  );
  return (
    <QueryState query={options} loading={<SkeletonCards lines={1} cards={1} />}>
      {(found) => {
        const choices = choicesOf(found, way);
        if (choices.length === 0) return <p>Ninguém agora. Pergunte ao ministério.</p>;
        return (
          <FieldSet
            legend={way === 'somebody' ? 'Quem' : 'Com quem, e por qual missa'}
            hint={
              way === 'somebody'
                ? 'Esta pessoa é perguntada antes; se não puder, perguntamos às outras.'
                : 'As duas pessoas trocam de missa quando a outra aceitar.'
            }
            error={error}
          >
            <Choices choices={choices} value={value} onChange={onChange} />
          </FieldSet>
        );
      }}
    </QueryState>
  );
}
