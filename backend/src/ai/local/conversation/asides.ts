/** What a message says beside what it asks for, or instead of asking for anything: "deixa assim", "não me pergunte o porquê". */
import { spoken } from '../message/said.js';
import type { MessageReader } from '../reading/read-message.js';
import {
  BEFORE_ASKING,
  BEFORE_GOING_ON,
  IS_IT_SO,
  LEAVES_SO,
  OF_THE_MONTH,
  TALK_DENIED,
  WAITS_A_MOMENT,
} from '../vocabulary/asides.js';
import type { Memory } from './memory.js';

/** @returns the message without what only leads up to it, and as the question that it is. */
export const withoutAsides = (message: string): string =>
  message.replace(BEFORE_ASKING, '').replace(BEFORE_GOING_ON, '').replace(IS_IT_SO, '?');

/** @returns whether a message after something was done leaves it as it is, and asks for nothing. */
export function isAside(message: string, { last, changed }: Memory, reader: MessageReader): boolean {
  if (!changed || last.length === 0) return false;
  const text = spoken(message).replace(/[?,\s]+$/, '');
  const isLimit = last.every(({ kind }) => kind === 'cap' || kind === 'capAll');
  if (isLimit && OF_THE_MONTH.test(text)) return true;
  const isBare = reader.said(message).plain.every(({ type }) => type === 'word');
  return isBare && [TALK_DENIED, LEAVES_SO, WAITS_A_MOMENT].some((each) => each.test(text));
}
