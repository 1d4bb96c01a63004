import { useEffect, useState } from 'react';
import { call, type Answer } from '../../../api/client.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormActions, SelectField } from '../../../ui/field.tsx';
import { FoldingSection } from '../../../ui/folding-section.tsx';
import { Muted, Stack } from '../../../ui/page.tsx';
import { QueryState } from '../../../ui/states.tsx';
import { NOT_SAVED } from '../profile-model.ts';
import { useNoIdleDraft, useUnsavedNotice } from '../../../shared/unsaved.ts';
import { PushOffer } from './push-offer.tsx';

type Known = Answer<'GET /api/notice-choices'>;
type Channel = Known['channels'][number]['channel'];

const PATH = '/api/notice-choices';
const DRAFT = 'notices';

/** For each kind of thing, how the person wants to be told of it. */
export default function NoticesCard() {
  const known = useApiQuery(PATH, {}, { fresh: true });
  const [isChanged, setChanged] = useState(false);
  useUnsavedNotice(DRAFT, 'Os avisos ainda não foram salvos', '/profile#avisos');
  return (
    <FoldingSection
      id="avisos"
      title="Como quero ser avisado"
      state={isChanged ? NOT_SAVED : known.data && inShort(known.data)}
    >
      <Stack gap={24}>
        <Muted>
          O que não pode esperar vem sempre, e na hora: o que é da sua conta, e o que muda em uma missa sua de
          hoje ou de amanhã.
        </Muted>
        <QueryState query={known}>
          {/* Turning this device on or off changes what is chosen. */}
          {(data) => (
            <Choices
              key={[...Object.values(data.choices), data.reminderTimes].join()}
              known={data}
              onChange={setChanged}
            />
          )}
        </QueryState>
        <PushOffer />
      </Stack>
    </FoldingSection>
  );
}

/** How somebody is told of everything, if that is one way. */
function inShort({ choices, channels }: Known): string {
  const [channel, ...others] = new Set(Object.values(choices));
  const label = channels.find((one) => one.channel === channel)?.label;
  return others.length === 0 && label ? label : 'Cada aviso como você escolheu';
}

function Choices({ known, onChange }: { known: Known; onChange: (isChanged: boolean) => void }) {
  const { choices, reminderTimes, kinds, channels, digestHour } = known;
  const initial = { ...choices, reminderTimes };
  const { values, set, error, onSubmit, busy, forget } = useApiForm<typeof initial>({
    initial,
    draftKey: DRAFT,
    send: (body) => call('PUT /api/notice-choices', { body }),
    success: 'Pronto: os próximos avisos já vão assim.',
    failure: 'Erro ao salvar os avisos',
    changes: [PATH],
  });
  const times = timesOf(known);
  const isChanged =
    kinds.some(({ kind }) => values[kind] !== choices[kind]) || values.reminderTimes !== reminderTimes;
  useEffect(() => onChange(isChanged), [onChange, isChanged]);
  useNoIdleDraft(isChanged, forget);
  const hintOf = (chosen: Channel) => {
    if (chosen === 'digest') return `Todo dia às ${digestHour}h, se houver o que contar.`;
    if (chosen === 'inside') return 'Nada chega até você: veja em Avisos, ao entrar.';
    const isOn = channels.some(({ channel, isOn }) => channel === chosen && isOn);
    if (!isOn) return 'Ainda não alcança você. Enquanto isso, vai por e-mail.';
    return chosen === 'whatsapp'
      ? 'O seu número e o texto do aviso passam pela Meta, dona do WhatsApp, fora do Brasil.'
      : undefined;
  };
  return (
    <Form onSubmit={onSubmit}>
      {kinds.map(({ kind, label }) => (
        <SelectField
          key={kind}
          label={label}
          options={channels.map(({ channel, label: name }) => ({ value: channel, label: name }))}
          value={values[kind]}
          onChange={({ target }) => set({ [kind]: target.value as Channel })}
          hint={hintOf(values[kind])}
          error={error(kind)}
        />
      ))}
      {times.length > 0 && (
        <SelectField
          label="Quando lembrar de uma missa"
          options={times}
          value={values.reminderTimes}
          onChange={({ target }) => set({ reminderTimes: target.value as Known['reminderTimes'] })}
          error={error('reminderTimes')}
        />
      )}
      {(isChanged || busy) && (
        <FormActions>
          <Button onClick={() => set(initial)}>Desfazer</Button>
          <Button type="submit" busy={busy}>
            Salvar avisos
          </Button>
        </FormActions>
      )}
    </Form>
  );
}

/** Where the parish reminds twice, a person may want one of the two. */
function timesOf({ firstReminderDays: first, lastReminderDays: last }: Known) {
  if (first === 0 || last === 0 || first === last) return [];
  const before = (days: number) => plural(days, 'dia antes', 'dias antes');
  return [
    { value: 'both', label: `${before(first)} e ${before(last)}` },
    { value: 'first', label: `Só ${before(first)}` },
    { value: 'last', label: `Só ${before(last)}` },
  ];
}
