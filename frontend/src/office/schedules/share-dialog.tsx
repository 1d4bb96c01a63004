import { useState } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { hour, longDate } from '../../lib/dates.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormActions, SelectField, TextAreaField } from '../../ui/field.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import type { Schedule } from '../roster/schedule-states.ts';
import { whatsAppShareUrl } from './share-model.ts';

const SharePicture = lazyPage(() => import('./share-picture.tsx'), <Loading text="Preparando a imagem..." />);

const TEXT_LINES = 12;

/** The roster, or one of its masses, as a text for a chat. */
export function ShareDialog({
  schedule: { id, title, status },
  onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title' | 'status'>;
  onClose: () => void;
}) {
  const [slotId, setSlotId] = useState('');
  const path = { id };
  const slots = useApiQuery('/api/schedules/{id}/slots', { path }, { fresh: true });
  const isWhole = slotId === '';
  const whole = useApiQuery('/api/schedules/{id}/share-text', { path }, { fresh: true, enabled: isWhole });
  const one = useApiQuery(
    '/api/slots/{id}/share-text',
    { path: { id: Number(slotId) } },
    { fresh: true, enabled: !isWhole },
  );
  const isReleased = status === 'published' || status === 'completed';
  return (
    <Dialog open onClose={onClose} title="Texto para WhatsApp" description={title}>
      <Stack>
        {!isReleased && (
          <Notice tone="warning">Esta escala não está publicada: os nomes ainda podem mudar.</Notice>
        )}
        <QueryState query={slots} loading={<Loading text="Carregando as missas..." />}>
          {(masses) => (
            <SelectField
              label="Missa"
              value={slotId}
              onChange={({ target }) => setSlotId(target.value)}
              placeholder="Todas as missas"
              options={masses.map((mass) => ({
                value: mass.id,
                label: `${longDate(mass.date)}, ${hour(mass.time)} · ${mass.description}`,
              }))}
            />
          )}
        </QueryState>
        <QueryState query={isWhole ? whole : one} loading={<Loading text="Preparando o texto..." />}>
          {({ text }) => <ShareText text={text} isWhole={isWhole} />}
        </QueryState>
        {slots.data && slots.data.length > 0 && (
          <Disclosure summary="Um dia como imagem">
            <SharePicture masses={slots.data} isDraft={!isReleased} />
          </Disclosure>
        )}
      </Stack>
    </Dialog>
  );
}

function ShareText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const url = whatsAppShareUrl(text);
  const otherwise = isWhole ? ', ou escolha uma só missa' : '';
  return (
    <Stack>
      <TextAreaField
        label="Texto"
        readOnly
        rows={TEXT_LINES}
        value={text}
        hint={
          url === null &&
          `O texto é longo demais para abrir direto no WhatsApp. Copie-o e cole na conversa${otherwise}.`
        }
      />
      <FormActions>
        {url !== null && (
          <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer">
            Abrir no WhatsApp
          </ButtonAnchor>
        )}
        <Button look="primary" onClick={() => void copyText(text, 'Texto copiado!')}>
          Copiar texto
        </Button>
      </FormActions>
    </Stack>
  );
}
