import type { ProposalDecision } from '../src/ai/assistant/assistant-tools.js';
import type { ScheduleRule } from '../src/roster/schedule-rules/schedule-rule.js';

/** What the coordinator finds: the bare draft, rules, a waiting or an accepted proposal, a published schedule. */
export type Start = 'draft' | 'ruled' | 'proposed' | 'accepted' | 'published';

/** A request, what must come of it and nothing else. */
export interface EvaluationCase {
  /** One message or several, each answered before the next. */
  says: string | readonly string[];
  /** `draft` when left out. */
  start?: Start;
  /** Rules that are there in the end and were not before. */
  sets?: readonly ScheduleRule[];
  /** Numbers of the rules that were there before and are gone. */
  removes?: readonly number[];
  solves?: true;
  /** The last decision on a proposal. */
  decides?: ProposalDecision;
  /** The last answer asks back or refuses. */
  asks?: true;
  /** What the last answer must contain, whatever its case and accents; of a list, one is enough. */
  tells?: readonly (string | readonly string[])[];
  /** What it must not contain. */
  hides?: readonly string[];
}

/** Cases by what they are about. */
export type Cases = Record<string, readonly EvaluationCase[]>;
