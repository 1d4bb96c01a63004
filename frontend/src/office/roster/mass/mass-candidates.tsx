import { MessageCircle } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Muted } from '../../../ui/page.tsx';
import { ImportLink } from '../../parts/import-link.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { WhatsAppButton } from '../../../ui/whatsapp-button.tsx';
import { AskButton } from './ask-button.tsx';
import { DraggableRow } from '../drag/draggable-person.tsx';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { Concerns } from './concerns.tsx';
import {
  choiceOf,
  concernsOf,
  isAskable,
  isForUsToNote,
  loadText,
  movesOf,
  questionOf,
  questionWords,
  wayWords,
  type Candidate,
  type PlaceQuestion,
  type Way,
} from './mass-model.ts';
import { RefusalButton } from '../../substitutions/refusal-button.tsx';
import styles from './mass-candidates.module.css';

const FIRST = 8;
const BLOCKED_SHOWN = 3;

/** Every way to fill a place of a mass in one list, the best first, and what speaks against the others. */
export default function MassCandidates({
  mass,
  draggable,
  below,
}: {
  mass: RosterMass;
  draggable: boolean;
  /** Comes with the list above it, which else would push it away from under a finger. */
  below?: ReactNode;
}) {
  const candidates = useApiQuery('/api/slots/{id}/candidates', { path: { id: mass.id } }, { fresh: true });
  const hasRoom = mass.missing > 0 && !mass.begun;
  const { roster } = useRosterEditor();
  const questions = useApiQuery(
    '/api/slots/{id}/questions',
    { path: { id: mass.id } },
    { fresh: true, enabled: roster.status === 'published' },
  );
  const title = useRef<HTMLHeadingElement>(null);
  const skeletons = <SkeletonCards lines={2} cards={FIRST} />;
  return (
    <>
      <section className={styles.add}>
        <h3 ref={title} tabIndex={-1}>
          {hasRoom ? 'Quem pode preencher o lugar' : 'Incluir ministro'}
        </h3>
        <QueryState
          query={candidates}
          loading={skeletons}
          empty={<EmptyState text="Nenhum ministro ativo ainda." action={<ImportLink />} />}
        >
          {(list) =>
            questions.isLoading ? (
              skeletons
            ) : (
              <Choice
                mass={mass}
                candidates={list}
                asked={questions.data && new Map(questions.data.map((one) => [one.ministerId, one]))}
                draggable={draggable}
                // The row that was pressed goes away.
                onAdded={() => title.current?.focus({ preventScroll: true })}
              />
            )
          }
        </QueryState>
      </section>
      {!candidates.isLoading && !questions.isLoading && below}
    </>
  );
}

function Choice({
  mass,
  candidates,
  asked,
  draggable,
  onAdded,
}: {
  mass: RosterMass;
  candidates: readonly Candidate[];
  /** Who was asked for an empty place, and what they said; absent where nobody is asked. */
  asked: ReadonlyMap<number, PlaceQuestion> | undefined;
  draggable: boolean;
  onAdded: () => void;
}) {
  const editor = useRosterEditor();
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const suggestions = mass.begun ? [] : (mass.shortage?.suggestions ?? []);
  const { free, toArrange, blocked } = choiceOf(
    candidates,
    suggestions,
    typed,
    (ministerId) => editor.place(mass.id, ministerId) !== undefined,
    (ministerId) => asked?.get(ministerId)?.answer === 'declined',
  );
  const count = free.length + toArrange.length + blocked.length;
  const first = all ? free : free.slice(0, FIRST);
  const further = all ? toArrange : toArrange.slice(0, FIRST - first.length);
  const others = all ? blocked : blocked.slice(0, BLOCKED_SHOWN);
  const rowOf = (way: Way) => (
    <Row
      key={way.suggestion?.message ?? way.ministerId}
      way={way}
      mass={mass}
      asked={asked}
      draggable={draggable}
      onPut={() => {
        onAdded();
        editor.move(
          ...(way.suggestion ? movesOf(way.suggestion) : [{ ministerId: way.ministerId, to: mass.id }]),
        );
      }}
    />
  );
  return (
    <>
      <TextField
        label="Buscar por nome"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {count === 0 && (
        <Muted>{typed.trim() === '' ? 'Todos já servem nesta missa.' : 'Ninguém com este nome.'}</Muted>
      )}
      {first.length > 0 && <ol className={styles.list}>{first.map(rowOf)}</ol>}
      {further.length > 0 && (
        <>
          <h4 className={styles.subtitle}>Combinando antes</h4>
          <ol className={styles.list}>{further.map(rowOf)}</ol>
        </>
      )}
      {others.length > 0 && (
        <>
          <h4 className={styles.subtitle}>Com impedimento</h4>
          <ul className={styles.list} data-blocked>
            {others.map((candidate) =>
              rowOf({ ministerId: candidate.ministerId, candidate, suggestion: undefined }),
            )}
          </ul>
        </>
      )}
      {count > first.length + further.length + others.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          Mostrar todos ({count})
        </Button>
      )}
    </>
  );
}

/** One way to fill a place: who, why or what it takes, and what to do: to ask, by WhatsApp too, or to put them there. */
function Row({
  way,
  mass,
  asked,
  draggable,
  onPut,
}: {
  way: Way;
  mass: RosterMass;
  asked: ReadonlyMap<number, PlaceQuestion> | undefined;
  draggable: boolean;
  onPut: () => void;
}) {
  const editor = useRosterEditor();
  const { ministerId, candidate, suggestion } = way;
  const takes = wayWords(way);
  const minister = editor.ministers.get(ministerId);
  const question = asked?.get(ministerId);
  const name = candidate?.scheduleName ?? suggestion?.scheduleName ?? nameOf(editor, ministerId);
  const words = (
    <span className={styles.name}>
      {name}
      {takes && <small>{takes}</small>}
      {minister && (suggestion || !candidate?.possible) && <small>{loadText(minister)}</small>}
      {question && <small>{questionWords(question)}</small>}
      {question && candidate?.phone && <PhoneLink name={name} phone={candidate.phone} />}
      {!suggestion && candidate && <Concerns concerns={concernsOf(candidate)} />}
    </span>
  );
  return (
    <li>
      {draggable && !suggestion ? <DraggableRow mover={{ ministerId }}>{words}</DraggableRow> : words}
      <span className={styles.acts}>
        {asked && mass.missing > 0 && !mass.begun && !question && candidate && isAskable(candidate) && (
          <AskButton slotId={mass.id} ministerId={ministerId} name={name} />
        )}
        {question && isForUsToNote(question) && !mass.begun && (
          <RefusalButton offerId={question.id} name={name} />
        )}
        {candidate?.phone && (
          <WhatsAppButton name={name} phone={candidate.phone} text={questionOf(name, mass)}>
            <MessageCircle aria-hidden size={22} />
            <span className="visually-hidden">WhatsApp</span>
          </WhatsAppButton>
        )}
        <Button disabled={editor.busy} aria-label={`Pôr ${name}`} onClick={onPut}>
          Pôr
        </Button>
      </span>
    </li>
  );
}
