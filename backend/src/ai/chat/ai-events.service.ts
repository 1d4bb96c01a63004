import { Injectable, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import {
  catchError,
  concatMap,
  EMPTY,
  exhaustMap,
  from,
  merge,
  Subject,
  takeUntil,
  takeWhile,
  timer,
  type Observable,
} from 'rxjs';
import { SessionsService } from '../../auth/index.js';
import type { Session } from '../../platform/access/session.js';
import { MINUTE } from '../../platform/clock.js';
import { REPLY_UNDER_WAY } from '../records/index.js';
import { AiSessionsService } from './ai-sessions.service.js';
import type { AiMessageResponse } from './ai-sessions.dto.js';

const POLL_MS = 200;
/** A stream left open longer is closed; the client asks again. */
const LONGEST_STREAM_MS = 10 * MINUTE;

/** Replies as they come. */
@Injectable()
export class AiEventsService implements OnModuleDestroy {
  private readonly closing = new Subject<void>();

  constructor(
    private readonly sessions: AiSessionsService,
    private readonly signIns: SessionsService,
  ) {}

  /** Ends open streams, which would hold up the server's stop. */
  onModuleDestroy(): void {
    this.closing.next();
  }

  /**
   * The session's latest reply as events, until it ends:
   * - `activity` {messageId, activity}: what the assistant is doing;
   * - `text` {messageId, offset, text}: a piece, to be put at `offset` in place of what is there from then on;
   * - `done`, `failed` or `stopped`: the whole message (AiMessageResponse), and the stream's end.
   * The stream also ends when the talk is deleted, the follower's own session has ended, or the database is away.
   */
  follow(sessionId: number, follower: Session): Observable<MessageEvent> {
    let seen: AiMessageResponse | null = null;
    return timer(0, POLL_MS).pipe(
      exhaustMap(async () =>
        (await this.signIns.isOpen(follower)) ? this.sessions.latestReply(sessionId) : null,
      ),
      takeWhile((reply) => reply !== null && isUnderWay(reply), true),
      concatMap((reply) => {
        const events = reply ? eventsBetween(seen, reply) : [];
        seen = reply;
        return from(events);
      }),
      takeUntil(merge(this.closing, timer(LONGEST_STREAM_MS))),
      catchError(() => EMPTY),
    );
  }
}

/** What has changed in a reply since it was last seen. */
export function eventsBetween(seen: AiMessageResponse | null, reply: AiMessageResponse): MessageEvent[] {
  const before = seen?.id === reply.id ? seen : null;
  const { id: messageId, message, activity } = reply;
  const events: MessageEvent[] = [];
  if (isUnderWay(reply) && activity !== null && activity !== before?.activity)
    events.push({ type: 'activity', data: { messageId, activity } });
  const known = before?.message ?? '';
  if (message !== known) {
    const offset = message.startsWith(known) ? known.length : 0;
    events.push({ type: 'text', data: { messageId, offset, text: message.slice(offset) } });
  }
  if (!isUnderWay(reply)) events.push({ type: reply.status, data: reply });
  return events;
}

function isUnderWay({ status }: AiMessageResponse): boolean {
  return (REPLY_UNDER_WAY as readonly string[]).includes(status);
}
