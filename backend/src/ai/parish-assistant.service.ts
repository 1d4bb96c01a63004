import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type RunningEnv } from '../config/config.module.js';
import { SettingsService } from '../settings/settings.service.js';
import { Assistant, type Activity, type AssistantContext, type AssistantKind } from './assistant.js';
import type { AssistantTools } from './assistant-tools.js';
import { ExternalAssistant } from './external/external-assistant.js';
import { ModelQuotaService } from './external/model-quota.service.js';
import { LocalAssistant } from './local/local-assistant.js';

/** The assistant that the parish wants: the external model where there is one and it is allowed, else the local one. */
@Injectable()
export class ParishAssistantService extends Assistant {
  private readonly local = new LocalAssistant();
  private readonly external: ExternalAssistant | null;

  constructor(
    @Inject(ENV) { openai }: RunningEnv,
    private readonly settings: SettingsService,
    quota: ModelQuotaService,
  ) {
    super();
    const logger = new Logger(ExternalAssistant.name);
    this.external =
      openai &&
      new ExternalAssistant(openai, {
        beforeRequest: () => quota.take(),
        onFault: (facts) => logger.warn(facts, 'The external model failed'),
      });
  }

  /** Who would answer now. */
  async kind(): Promise<AssistantKind> {
    return (await this.allowedModel()) ? 'external' : 'local';
  }

  async *reply(
    context: AssistantContext,
    tools: AssistantTools,
    onProgress: (activity: Activity) => void,
  ): AsyncIterable<string> {
    const assistant = (await this.allowedModel()) ?? this.local;
    yield* assistant.reply(context, tools, onProgress);
  }

  private async allowedModel(): Promise<ExternalAssistant | null> {
    const { externalAiAllowed } = await this.settings.read();
    return externalAiAllowed ? this.external : null;
  }
}
