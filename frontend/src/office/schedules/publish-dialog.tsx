import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { capital, massMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { Shortened } from '../../ui/shortened.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { countMasses, countPlaces, missingText } from '../roster/calendar/calendar-model.ts';
import type { RosterMass } from '../roster/editor/editor-model.ts';
import { waitingFor, type Questionnaire } from '../questionnaires/questionnaire-model.ts';
import { OpenQuestionnaire } from './open-questionnaire.tsx';
import { publishedMessage, type PublicationPreview as Preview } from './publication-preview-model.ts';
import { PublicationPreview } from './publication-preview.tsx';
import type { Schedule } from '../roster/schedule-states.ts';

type Published = Pick<Schedule, 'id' | 'title'>;

interface Props {
  schedule: Published;
  /** A better roster is computed and waits beside this one. */
  improvable: boolean;
  /** '2 pessoas servem contra uma regra'; null where none is. */
  broken: string | null;
  /** The masses that lack people. */
  short: readonly RosterMass[];
  onOpenMass: (slotId: number) => void;
  onClose: () => void;
  /** What comes next: the roster is told in the group, too. */
  onShare: () => void;
}

/** Says who is told what, then makes the roster known to its ministers. */
export default function PublishDialog({ schedule, onClose, ...rest }: Props) {
  const preview = useApiQuery(
    '/api/schedules/{id}/publication-preview',
    { path: { id: schedule.id } },
    { fresh: true },
  );
  // What was counted when the dialog was open before may no longer be so.
  const questionnaires = useApiQuery(
    '/api/questionnaires',
    { query: { scheduleId: String(schedule.id) } },
    { fresh: true },
  );
  const known = preview.isFetchedAfterMount && (questionnaires.isFetchedAfterMount || questionnaires.isError);
  const query = { ...preview, data: known ? preview.data : undefined };
  const open = questionnaires.data?.find((each) => waitingFor(each) > 0) ?? null;
  return (
    <Dialog open wide onClose={onClose} title="Publicar escala">
      <QueryState query={query} loading={<Loading text="Vendo quem recebe qual e-mail..." />}>
        {(data) =>
          data.assignments === 0 ? (
            <p>Ninguém tem lugar nesta escala ainda. Gere a escala antes de publicar.</p>
          ) : (
            <Question {...rest} {...{ schedule, onClose }} preview={data} asked={open} />
          )
        }
      </QueryState>
    </Dialog>
  );
}

function Question({
  schedule: { id, title },
  improvable,
  broken,
  short,
  preview,
  asked,
  onOpenMass,
  onClose,
  onShare,
}: Props & {
  preview: Preview;
  /** The questionnaire that still waits for answers. */
  asked: Questionnaire | null;
}) {
  const { emptyPlaces, incompleteMasses, mailCount } = preview;
  const [confirmed, setConfirmed] = useState(false);
  const confirmation = useRef<HTMLInputElement>(null);
  const [reminded, setReminded] = useState(false);
  const [closes, setCloses] = useState(true);
  const end = useApiMutation({
    run: (questionnaireId: number) =>
      call('POST /api/questionnaires/{id}/close', { path: { id: questionnaireId } }),
    failure: 'A escala foi publicada, mas o questionário continua aberto',
  });
  const { mutate, isPending } = useApiMutation({
    run: () =>
      call('POST /api/schedules/{id}/publish', { path: { id }, body: { confirmEmptyPlaces: confirmed } }),
    success: {
      title: 'Escala publicada!',
      description: publishedMessage(preview),
      action: { label: 'Compartilhar', run: onShare },
    },
    failure: 'Erro ao publicar a escala',
    then: () => {
      if (asked && closes) end.mutate(asked.id);
      onClose();
    },
  });
  const remind = () => {
    setReminded(true);
    confirmation.current?.focus();
  };
  const act = mailCount > 0 ? 'Publicar e avisar' : 'Publicar sem avisar';
  return (
    <Stack>
      <PublicationPreview preview={preview} title={title} />
      {improvable && (
        <Notice title="Há uma proposta melhor, que ninguém aceitou ainda">
          Esta escala é publicada como está. Para aceitar a proposta antes, cancele e compare.
        </Notice>
      )}
      {broken && (
        <Notice tone="warning" title={`${broken}.`}>
          Esta escala é publicada como está. Para mudar antes, cancele e calcule uma proposta.
        </Notice>
      )}
      {asked && <OpenQuestionnaire questionnaire={asked} closes={closes} onCloses={setCloses} />}
      {emptyPlaces > 0 && (
        <>
          <Notice
            tone="warning"
            title={`Falta preencher ${countPlaces(emptyPlaces)} em ${countMasses(incompleteMasses)}.`}
          >
            <Shortened rows={short} first={3}>
              {(shown) =>
                shown.map((mass) => (
                  <Button
                    key={mass.id}
                    onClick={() => {
                      onClose();
                      onOpenMass(mass.id);
                    }}
                  >
                    {capital(massMoment(mass))}: {missingText(mass.missing)}
                  </Button>
                ))
              }
            </Shortened>
          </Notice>
          <Checkbox
            ref={confirmation}
            label="Publicar mesmo com lugares vazios"
            checked={confirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
            error={reminded && !confirmed ? 'Marque para publicar assim mesmo.' : undefined}
          />
        </>
      )}
      <DialogFoot onClose={onClose} leave={asked ? 'Esperar as respostas' : 'Cancelar'}>
        <Button
          look="primary"
          busy={isPending}
          onClick={() => (emptyPlaces > 0 && !confirmed ? remind() : mutate())}
        >
          {isPending ? 'Publicando...' : act}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
