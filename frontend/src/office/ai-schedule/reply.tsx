import { Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { openGroups } from '../../shared/office-paths.ts';
import { useCan } from '../../shared/session.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Shortened } from '../../ui/shortened.tsx';
import { Prompts } from '../../ui/prompts.tsx';
import { partsOf, type Part } from './reply-model.ts';
import type { Rule } from './rule-model.ts';
import styles from './reply.module.css';

const FIRST = 8;
/** A list that goes on longer is folded; the last of a few more are no gain. */
const LONG = 12;

/** What can be done with what a reply says, while the conversation is open. */
export interface ReplyActs {
  /** The schedule's rules as they are now. */
  rules: readonly Rule[];
  onRemove: (rule: Rule) => void;
  /** An example is to be written; absent: it is only read. */
  onExample?: ((words: string) => void) | undefined;
}

/** A reply: its words, rules and lists. A proposal stands after the first words, and what else is said of it below. */
export function Reply({
  text,
  acts,
  proposal,
}: {
  text: string;
  acts?: ReplyActs | undefined;
  proposal?: ReactNode;
}) {
  const parts = partsOf(text);
  if (!proposal) return <Parts parts={parts} acts={acts} />;
  const more = parts.findIndex(({ kind }) => kind === 'list' || kind === 'examples');
  const first = more < 0 ? parts : parts.slice(0, more);
  return (
    <div className={styles.withProposal}>
      <Parts parts={first} acts={acts} />
      {proposal}
      {more >= 0 && (
        <Disclosure summary="Detalhes">
          <Parts parts={parts.slice(more)} acts={acts} />
        </Disclosure>
      )}
    </div>
  );
}

function Parts({ parts, acts }: { parts: readonly Part[]; acts: ReplyActs | undefined }) {
  return (
    <div className={styles.reply}>
      {parts.map((part, at) => (
        <OnePart key={at} part={part} acts={acts} />
      ))}
    </div>
  );
}

function OnePart({ part, acts }: { part: Part; acts: ReplyActs | undefined }) {
  switch (part.kind) {
    case 'words':
      return (
        <p className={styles.words}>
          <Leading text={part.text} />
        </p>
      );
    case 'understood':
      return <p className={styles.understood}>Entendi: {part.text}.</p>;
    case 'rule':
      return <RuleSaid part={part} acts={acts} />;
    case 'list':
      return (
        <Shortened rows={part.items} first={part.items.length > LONG ? FIRST : LONG}>
          {(shown) => (
            <ul className={styles.list}>
              {shown.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Shortened>
      );
    case 'examples':
      return <Examples words={part.items} onExample={acts?.onExample} />;
  }
}

/** Words in which the name of a page leads there, for whom it opens. */
function Leading({ text }: { text: string }) {
  const pages = openGroups(useCan()).flatMap(({ places }) => places);
  return text.split(/(“[^“”]+”)/).map((piece, at) => {
    const page = pages.find(({ label }) => piece === `“${label}”`);
    return <Fragment key={at}>{page ? <Link to={page.to}>{piece}</Link> : piece}</Fragment>;
  });
}

/** A rule that was noted, with the way to take it back as long as it is one of the schedule's. */
function RuleSaid({
  part: { number, text },
  acts,
}: {
  part: Extract<Part, { kind: 'rule' }>;
  acts: ReplyActs | undefined;
}) {
  const rule = acts?.rules.find((one) => one.number === number && one.text === text);
  return (
    <div className={styles.rule}>
      <p>
        <strong>Regra {number}:</strong> {text}.
      </p>
      {acts && rule && (
        <IconButton label={`Retirar a regra ${number}`} onClick={() => acts.onRemove(rule)}>
          <Trash2 aria-hidden size={20} />
        </IconButton>
      )}
    </div>
  );
}

function Examples({
  words,
  onExample,
}: {
  words: readonly string[];
  onExample: ((words: string) => void) | undefined;
}) {
  return (
    <Shortened rows={words} first={FIRST}>
      {(shown) =>
        onExample ? (
          <Prompts label="Exemplos" prompts={shown} onChoose={onExample} />
        ) : (
          <ul className={styles.list}>
            {shown.map((each) => (
              <li key={each}>“{each}”</li>
            ))}
          </ul>
        )
      }
    </Shortened>
  );
}
