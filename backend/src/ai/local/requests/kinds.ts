/** The kinds of request that the local assistant understands. */
import { ACT_KINDS } from './kinds-of-acts.js';
import { QUESTION_KINDS } from './kinds-of-questions.js';
import { RULE_SETTING_KINDS } from './kinds-of-rules.js';

/** In the order in which they are tried. */
export const KINDS = { ...ACT_KINDS, ...QUESTION_KINDS, ...RULE_SETTING_KINDS };

export type KindId = keyof typeof KINDS;
export const KIND_IDS = Object.keys(KINDS) as KindId[];

/** Kinds that set rules. */
export const RULE_SETTING_IDS: ReadonlySet<KindId> = new Set(Object.keys(RULE_SETTING_KINDS) as KindId[]);
