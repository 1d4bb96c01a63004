import { useRef, useState, type KeyboardEvent } from 'react';
import { useParams } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/http.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { dayAndMonth, hour, shortWeekday } from '../../lib/dates.ts';
import { ANSWERS, type AvailabilityAnswer } from '../../shared/availability.ts';
import { ANSWER_LABELS } from '../../api/labels.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormActions, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted, Page, Stack } from '../../ui/page.tsx';
import { usePrinting } from '../../ui/paper.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { PrintedGrid } from '../parts/printed-grid.tsx';
import { AnswerSheets } from './answer-sheets.tsx';
import {
  answerOfKey,
  gridOf,
  KEYS_IN_WORDS,
  massQuestions,
  neighbour,
  nextAnswer,
  overtaken,
  seenAgain,
  typedPeople,
  withCell,
  without,
  withTyped,
  type Grid,
  type Typing,
} from './answers-grid-model.ts';
import styles from './answers-grid.module.css';
import { namedLike, type Minister, type Questionnaire, type Responses } from './questionnaire-model.ts';
import { ChannelField, PastDeadline, type Channel } from './questionnaire-parts.tsx';
import { useResponses } from './use-questionnaires.ts';

const listed = new Intl.ListFormat('pt-BR');

/** So many people in one sending: the server bounds a body. */
const PEOPLE_AT_ONCE = 50;

/** The answers that people gave by telephone or on paper, typed in for many at once. */
export default function AnswersGrid() {
  const id = Number(useParams().id);
  const questionnaire = useApiQuery('/api/questionnaires/{id}', { path: { id } }, { fresh: true });
  const responses = useResponses(id);
  const ministers = useApiQuery(
    '/api/ministers',
    { query: { filter: JSON.stringify({ isActive: true }), sort: '["scheduleName","ASC"]' } },
    { fresh: true },
  );
  return (
    <Page
      dense
      title="Anotar respostas"
      subtitle={questionnaire.data?.title}
      back={{ to: '/questionnaires', label: 'Voltar aos Questionários' }}
    >
      <QueryState query={questionnaire}>
        {(asked) => (
          <QueryState query={ministers}>
            {(people) => (
              <QueryState query={responses}>
                {(given) => (
                  <Editor
                    key={asked.id}
                    questionnaire={asked}
                    ministers={people}
                    responses={given}
                    readAgain={async () => (await responses.refetch()).data ?? given}
                  />
                )}
              </QueryState>
            )}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}

function Editor({
  questionnaire,
  ministers,
  responses,
  readAgain,
}: {
  questionnaire: Questionnaire;
  ministers: readonly Minister[];
  responses: readonly Responses[];
  readAgain: () => Promise<readonly Responses[]>;
}) {
  const { id, status, questions, responseDeadline } = questionnaire;
  const [typing, setTyping] = useState<Typing>(new Map());
  /** Those who answered while something was typed for them. */
  const [anew, setAnew] = useState<readonly number[]>([]);
  const [through, setThrough] = useState<Channel>('telephone');
  const [pastDeadline, setPastDeadline] = useState(false);
  const [text, setText] = useState('');
  const [printing, setPrinting] = useState(false);
  const isOver = responseDeadline !== null && Date.parse(responseDeadline) < Date.now();
  const save = useApiMutation({
    run: async () => {
      const people = typedPeople(typing, questions, responses);
      let left = typing;
      try {
        for (let at = 0; at < people.length; at += PEOPLE_AT_ONCE) {
          const some = people.slice(at, at + PEOPLE_AT_ONCE);
          await call('POST /api/questionnaires/{id}/given-responses', {
            path: { id },
            body: { through, pastDeadline, people: some },
          });
          left = without(
            left,
            some.map(({ ministerId }) => ministerId),
          );
        }
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const given = await readAgain();
          setAnew(overtaken(left, given));
          left = seenAgain(left, given);
        }
        setTyping(left);
        throw error;
      }
      // What is typed from now on replaces what has just been saved.
      await readAgain();
      setTyping(left);
      setAnew([]);
      return people.length;
    },
    success: (count) =>
      count === 1 ? 'Resposta de 1 pessoa gravada' : `Respostas de ${count} pessoas gravadas`,
    failure: 'Erro ao gravar as respostas',
    changes: [],
  });
  const masses = massQuestions(questions);
  const grid = withTyped(gridOf(responses), typing);
  const shown = ministers.filter(({ fullName, scheduleName }) => namedLike(text, fullName, scheduleName));
  if (status === 'draft')
    return (
      <EmptyState
        text="Este questionário ainda não foi enviado. Envie-o antes de anotar respostas."
        action={<ButtonLink to="/questionnaires">Abrir questionários</ButtonLink>}
      />
    );
  if (masses.length === 0)
    return <EmptyState text="Este questionário não pergunta por nenhuma missa que ainda venha." />;
  const answer = (ministerId: number, questionId: string, value: AvailabilityAnswer | null) => {
    setTyping(withCell(typing, responses, { ministerId, questionId, answer: value }));
  };
  return (
    <Stack>
      {isOver && <PastDeadline accepted={pastDeadline} onAccept={setPastDeadline} />}
      <div className={styles.bar}>
        <ChannelField label="Como as pessoas responderam" value={through} onChange={setThrough} />
        <TextField
          type="search"
          label="Buscar por nome"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className={styles.hint}>
        <Muted>
          Toque numa casa para mudar a resposta
          <span className={styles.keys}>
            , ou use as teclas: {KEYS_IN_WORDS}, Delete apaga; setas e Enter andam
          </span>
          .
        </Muted>
      </div>
      {anew.length > 0 && (
        <AnsweredMeanwhile
          names={ministers.filter(({ id: one }) => anew.includes(one)).map((one) => one.scheduleName)}
          onGiveUp={() => {
            setTyping(without(typing, anew));
            setAnew([]);
          }}
        />
      )}
      <div inert={save.isPending}>
        <GridTable
          masses={masses}
          people={shown}
          grid={grid}
          changed={typing}
          anew={anew}
          onAnswer={answer}
        />
      </div>
      <FormActions sticky>
        <Button onClick={() => setPrinting(true)}>Imprimir folhas para marcar</Button>
        <Button
          look="primary"
          busy={save.isPending}
          disabled={typing.size === 0 || (isOver && !pastDeadline)}
          onClick={() => save.mutate()}
        >
          {typing.size === 0 ? 'Gravar' : `Gravar (${typing.size})`}
        </Button>
      </FormActions>
      {!printing && <PrintedAnswers {...{ questionnaire, masses, people: shown, grid }} />}
      {printing && (
        <AnswerSheets
          questionnaire={questionnaire}
          masses={masses}
          people={shown}
          onClose={() => setPrinting(false)}
        />
      )}
    </Stack>
  );
}

/** On paper a letter for each answer; most are no, which stand back. */
const signOf = (answer: AvailabilityAnswer): string =>
  answer === 'unavailable' ? '–' : ANSWER_LABELS[answer]![0]!;

/** What was answered so far, as a table: those of whom nothing is known have an empty line. */
function PrintedAnswers({
  questionnaire,
  masses,
  people,
  grid,
}: {
  questionnaire: Questionnaire;
  masses: ReturnType<typeof massQuestions>;
  people: readonly Minister[];
  grid: Grid;
}) {
  if (!usePrinting()) return null;
  return (
    <PrintedGrid
      title={`Respostas: ${questionnaire.title}`}
      file={`Respostas - ${questionnaire.title}`}
      legend={[
        ...ANSWERS.map((one) => `${signOf(one)} ${ANSWER_LABELS[one]!.toLowerCase()}`),
        'em branco: não respondeu',
      ]}
      columns={masses.map(({ id, date, time }) => ({ key: id, date: date!, time: time! }))}
      rows={people.map(({ id, scheduleName }) => ({
        key: id,
        name: scheduleName,
        cells: masses.map((mass) => {
          const answer = grid.get(id)?.[mass.id];
          return answer ? signOf(answer) : '';
        }),
      }))}
    />
  );
}

/** That people answered while something was typed for them: what they said is shown, below what was typed. */
function AnsweredMeanwhile({ names, onGiveUp }: { names: readonly string[]; onGiveUp: () => void }) {
  const many = names.length > 1;
  return (
    <Notice
      tone="warning"
      title={`Enquanto você anotava, ${listed.format(names)} ${many ? 'deram' : 'deu'} outra resposta`}
      actions={
        <Button onClick={onGiveUp}>Desfazer o que marquei {many ? 'nestas linhas' : 'nesta linha'}</Button>
      }
    >
      {many ? 'As linhas mostram' : 'A linha mostra'} agora essa resposta, e por cima o que você marcou.
      Confira e grave de novo.
    </Notice>
  );
}

function GridTable({
  masses,
  people,
  grid,
  changed,
  anew,
  onAnswer,
}: {
  masses: ReturnType<typeof massQuestions>;
  people: readonly Minister[];
  grid: Grid;
  changed: ReadonlyMap<number, unknown>;
  anew: readonly number[];
  onAnswer: (ministerId: number, questionId: string, answer: AvailabilityAnswer | null) => void;
}) {
  const [at, setAt] = useState({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  if (people.length === 0) return <EmptyState text="Ninguém encontrado com esse nome." />;
  const onKey = (event: KeyboardEvent, row: number, column: number) => {
    const answer = answerOfKey(event.key);
    const next = neighbour(event.key, { row, column }, { rows: people.length, columns: masses.length });
    if (event.ctrlKey || event.metaKey || event.altKey || (answer === undefined && !next)) return;
    event.preventDefault();
    if (answer !== undefined) onAnswer(people[row]!.id, masses[column]!.id, answer);
    const { row: toRow, column: toColumn } = next ?? {
      row,
      column: Math.min(column + 1, masses.length - 1),
    };
    setAt({ row: toRow, column: toColumn });
    table.current?.querySelector<HTMLElement>(`[data-cell="${toRow}-${toColumn}"]`)?.focus();
  };
  const row = Math.min(at.row, people.length - 1);
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.grid} aria-label="Respostas por pessoa e missa">
        <thead>
          <tr>
            <th scope="col">Pessoa</th>
            {masses.map(({ id, question, date, time }) => (
              <th key={id} scope="col" title={question}>
                <small>{shortWeekday(date!)}</small>
                {dayAndMonth(date!)}
                <small>{hour(time!)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, index) => (
            <tr
              key={person.id}
              data-changed={changed.has(person.id) || undefined}
              data-anew={anew.includes(person.id) || undefined}
            >
              <th scope="row">{person.scheduleName}</th>
              {masses.map(({ id, question }, column) => {
                const answer = grid.get(person.id)?.[id];
                const words = answer ? ANSWER_LABELS[answer]! : 'sem resposta';
                return (
                  <td key={id}>
                    <button
                      type="button"
                      data-cell={`${index}-${column}`}
                      data-answer={answer}
                      tabIndex={index === row && column === at.column ? 0 : -1}
                      aria-label={`${person.scheduleName}, ${question}: ${words}`}
                      onFocus={() => setAt({ row: index, column })}
                      onKeyDown={(event) => onKey(event, index, column)}
                      onClick={() => onAnswer(person.id, id, nextAnswer(answer))}
                    >
                      {answer ? words[0] : ''}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
