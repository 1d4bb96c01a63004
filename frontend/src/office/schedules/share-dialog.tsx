import { useState } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { massMoment, today } from '../../lib/dates.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { isReleased } from '../../shared/released.ts';
import type { Schedule } from '../roster/schedule-states.ts';
import { DraftNotice } from './draft-notice.tsx';
import { isRunning, whatsAppShareUrl } from './share-model.ts';

const SharePicture = lazyPage(() => import('./share-picture.tsx'), <Loading text="Preparando a imagem..." />);

const TEXT_LINES = 12;

const ALL = '';
/** Of a month that runs: past masses interest nobody. */
const REST = 'rest';

/** The roster, or one of its masses, as a text for a chat. */
export default function ShareDialog({
  schedule,
  onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title' | 'status'>;
  onClose: () => void;
}) {
  const { id, title } = schedule;
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened] = useState(() => Date.now());
  const path = { id };
  const slots = useApiQuery('/api/schedules/{id}/slots', { path }, { fresh: true });
  const running = isRunning(slots.data ?? [], opened);
  const which = chosen ?? (running ? REST : ALL);
  const isOne = which !== ALL && which !== REST;
  const several = useApiQuery(
    '/api/schedules/{id}/share-text',
    { path, query: which === REST ? { from: today() } : {} },
    { fresh: true, enabled: !isOne && slots.data !== undefined },
  );
  const one = useApiQuery(
    '/api/slots/{id}/share-text',
    { path: { id: Number(which) } },
    { fresh: true, enabled: isOne },
  );
  return (
    <Dialog open onClose={onClose} title="Texto para WhatsApp" description={title}>
      <Stack>
        <DraftNotice schedule={schedule} />
        {/* What is still coming takes the room that it will have: the cross stays where it is. */}
        <QueryState
          query={slots}
          loading={
            <SelectField
              label="Missa"
              disabled
              value={ALL}
              options={[{ value: ALL, label: 'Carregando as missas...' }]}
              onChange={() => undefined}
            />
          }
        >
          {(masses) => (
            <SelectField
              label="Missa"
              value={which}
              onChange={({ target }) => setChosen(target.value)}
              options={[
                ...(running ? [{ value: REST, label: 'De hoje em diante' }] : []),
                { value: ALL, label: 'Todas as missas' },
                ...masses.map((mass) => ({
                  value: mass.id,
                  label: `${massMoment(mass)} · ${mass.description}`,
                })),
              ]}
            />
          )}
        </QueryState>
        <QueryState
          query={isOne ? one : several}
          loading={
            <TextAreaField label="Texto" readOnly rows={TEXT_LINES} value="Preparando o texto..." aria-busy />
          }
        >
          {({ text }) => <ShareText text={text} isOne={isOne} />}
        </QueryState>
        {/* It comes with the first text, which would push it away from under a finger. */}
        {slots.data && slots.data.length > 0 && (several.data || chosen !== null) && (
          <Disclosure summary="Um dia como imagem">
            <SharePicture masses={slots.data} isDraft={!isReleased(schedule)} />
          </Disclosure>
        )}
      </Stack>
    </Dialog>
  );
}

function ShareText({ text, isOne }: { text: string; isOne: boolean }) {
  const url = whatsAppShareUrl(text);
  const otherwise = isOne ? '' : ', ou escolha uma só missa';
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
      <Row>
        <Button look="primary" onClick={() => void copyText(text, 'Texto copiado!')}>
          Copiar texto
        </Button>
        {url !== null && (
          <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer">
            Abrir no WhatsApp
          </ButtonAnchor>
        )}
      </Row>
    </Stack>
  );
}
