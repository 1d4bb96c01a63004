import { JobHandlersService } from '../../src/platform/jobs/job-handlers.service.js';
import type {
  AiConversationResponse,
  AiMessageProposalResponse,
  AiMessageResponse,
  AiMessageSentResponse,
} from '../../src/ai/chat/ai-sessions.dto.js';
import type { AiRuleResponse } from '../../src/ai/rules/ai-rules.dto.js';
import type { RosterChangeResponse } from '../../src/roster/editor/roster-changes.dto.js';
import type { RosterComparisonResponse } from '../../src/roster/proposals/roster-comparison.dto.js';
import type { RosterRunResponse } from '../../src/roster/proposals/roster.dto.js';
import type { Caller, TestApp } from './test-app.js';

/** A conversation with the assistant, as the web app holds it. */
export class Conversation {
  private constructor(
    private readonly app: TestApp,
    private readonly caller: Caller,
    readonly scheduleId: number,
    readonly id: number,
  ) {}

  /** Opens a session; its instructions are answered at once. */
  static async open(
    app: TestApp,
    caller: Caller,
    scheduleId: number,
    instructions = 'Resumo do mês',
  ): Promise<Conversation> {
    const { status, body } = await caller.post<AiConversationResponse>('/api/ai-schedule/sessions', {
      scheduleId,
      instructions,
    });
    if (status !== 201) throw new Error(`Opening a session answered ${status}: ${JSON.stringify(body)}`);
    const conversation = new Conversation(app, caller, scheduleId, body.session.id);
    await conversation.work(body.messages.at(-1)!.id);
    return conversation;
  }

  /** Says something without doing the job of the reply. */
  async send(message: string): Promise<AiMessageSentResponse> {
    const url = `/api/ai-schedule/sessions/${this.id}/messages`;
    const { status, body } = await this.caller.post<AiMessageSentResponse>(url, { message });
    if (status !== 202) throw new Error(`Sending answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Says something and waits for the reply. */
  async ask(message: string): Promise<AiMessageResponse> {
    const { reply } = await this.send(message);
    await this.work(reply.id);
    return (await this.messages()).at(-1)!;
  }

  async messages(): Promise<AiMessageResponse[]> {
    const { body } = await this.caller.get<AiConversationResponse>(`/api/ai-schedule/sessions/${this.id}`);
    return body.messages;
  }

  /** The latest first. */
  async proposals(): Promise<(AiMessageProposalResponse & { messageId: number })[]> {
    return (await this.messages())
      .flatMap(({ id, proposal }) => (proposal ? [{ ...proposal, messageId: id }] : []))
      .reverse();
  }

  /** What a proposal changes in the roster as it stands. */
  async compare(runId: number): Promise<RosterComparisonResponse> {
    return (await this.caller.get<RosterComparisonResponse>(`/api/roster-runs/${runId}/comparison`)).body;
  }

  async rules(): Promise<AiRuleResponse[]> {
    const url = `/api/ai-schedule/schedules/${this.scheduleId}/rules`;
    return (await this.caller.get<AiRuleResponse[]>(url)).body;
  }

  /** Accepts a proposal, or its people at some masses alone, as the dialog that has just compared it does. */
  async accept(runId: number, slots?: number[]) {
    const { revision } = await this.compare(runId);
    return this.caller.post<RosterChangeResponse & { message: string }>(`/api/roster-runs/${runId}/accept`, {
      revision,
      ...(slots && { slots }),
    });
  }

  discard(runId: number) {
    return this.caller.post<RosterRunResponse & { message: string }>(`/api/roster-runs/${runId}/discard`);
  }

  /** Takes the acceptance of the latest proposal back, as its card does. */
  async undo() {
    const [latest] = await this.proposals();
    return this.caller.post<RosterChangeResponse & { message: string }>(
      `/api/schedules/${this.scheduleId}/roster/undo`,
      { revision: latest!.undoRevision },
    );
  }

  /** Does the job of a reply, as a worker would. */
  work(messageId: number): Promise<unknown> {
    return this.app.nest.get(JobHandlersService, { strict: false }).run('ai.reply', { messageId });
  }
}
