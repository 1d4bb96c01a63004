import { useEffect, useState } from 'react';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { badgeOf, canRespond, deadlineInWords, type SentQuestionnaire } from './sent-model.ts';
import { DraftHint } from './draft-hint.tsx';

const ResponseDialog = lazyPage(() => import('./response-dialog.tsx'), null);
const ResponseSummary = lazyPage(() => import('./response-summary.tsx'), null);
preloadLater(ResponseSummary);

/** One questionnaire: what it is about, until when, whether it was answered, and the way to answer it. */
export function QuestionnaireCard({
  questionnaire,
  isNamed,
  onClose,
}: {
  questionnaire: SentQuestionnaire;
  /** Whether the address names it: then it stands open. */
  isNamed: boolean;
  onClose: () => void;
}) {
  const { id, title, scheduleTitle, description, hasResponse, responseDeadline, questionCount } =
    questionnaire;
  const masses = questionnaire.questions.filter(({ slotId }) => slotId !== null).length;
  const now = new Date();
  const { label, tone } = badgeOf(questionnaire);
  const isOpen = canRespond(questionnaire, now);
  const [dialog, setDialog] = useState<'answer' | 'read' | null>(
    isNamed ? (isOpen ? 'answer' : hasResponse ? 'read' : null) : null,
  );
  // The page's first act: its code comes as soon as the page is drawn.
  useEffect(() => void ResponseDialog.preload(), []);
  const close = () => {
    setDialog(null);
    if (isNamed) onClose();
  };
  return (
    <Card title={title} actions={<Badge tone={tone}>{label}</Badge>}>
      <Stack gap={16}>
        <Stack gap={8}>
          <p>
            <Dotted facts={[scheduleTitle, plural(questionCount, 'pergunta', 'perguntas')]} />
          </p>
          <p>{deadlineInWords(responseDeadline, now)}</p>
          {questionnaire.offered !== null && masses > 0 && (
            <p>
              Você pode em <strong>{questionnaire.offered}</strong> de {masses}
            </p>
          )}
          {description && <Muted>{description}</Muted>}
          {isOpen && <DraftHint questionnaireId={id} />}
        </Stack>
        <Row>
          <Button
            look={hasResponse ? 'secondary' : 'primary'}
            disabled={!isOpen}
            onClick={() => setDialog('answer')}
          >
            {hasResponse ? 'Alterar resposta' : 'Responder'}
          </Button>
          {hasResponse && (
            <Button onClick={() => setDialog('read')}>
              Ver<span className="visually-hidden"> minha resposta</span>
            </Button>
          )}
        </Row>
      </Stack>
      {dialog === 'answer' && <ResponseDialog questionnaire={questionnaire} onClose={close} />}
      {dialog === 'read' && <ResponseSummary questionnaire={questionnaire} onClose={close} />}
    </Card>
  );
}
