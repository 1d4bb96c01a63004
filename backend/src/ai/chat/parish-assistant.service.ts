import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, type RunningEnv } from '../../platform/config/config.module.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import {
  type Activity,
  Assistant,
  type AssistantContext,
  type AssistantKind,
  type AssistantTools,
} from '../assistant/index.js';
import { type ExternalAssistant, ModelQuotaService, openExternalAssistant } from '../external/index.js';
import { LocalAssistant } from '../local/index.js';

/** The assistant that the parish wants: the external model where there is one and it is allowed, else the local one. */
@Injectable()
export class ParishAssistantService extends Assistant implements OnApplicationBootstrap {
  private readonly local = new LocalAssistant();
  private readonly logger = new Logger('ExternalAssistant');
  private external: Promise<ExternalAssistant> | null = null;

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly settings: SettingsService,
    private readonly quota: ModelQuotaService,
  ) {
    super();
  }

  /** Where replies are made, the local one is ready before the first message. */
  onApplicationBootstrap(): void {
    if (this.env.processRole === 'api' || !this.env.pollOutbox) return;
    setImmediate(() => LocalAssistant.prepare());
  }

  /** Who would answer now. */
  async kind(): Promise<AssistantKind> {
    const { externalAiAllowed } = await this.settings.read();
    return externalAiAllowed && this.env.openai ? 'external' : 'local';
  }

  async *reply(
    context: AssistantContext,
    tools: AssistantTools,
    onProgress: (activity: Activity) => void,
  ): AsyncIterable<string> {
    const assistant = (await this.kind()) === 'external' ? await this.externalAssistant() : this.local;
    yield* assistant.reply(context, tools, onProgress);
  }

  private externalAssistant(): Promise<ExternalAssistant> {
    this.external ??= openExternalAssistant(this.env.openai!, {
      beforeRequest: () => this.quota.take(),
      onFault: (facts) => this.logger.warn(facts, 'The external model failed'),
    });
    return this.external;
  }
}
