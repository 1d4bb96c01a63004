import { Injectable } from '@nestjs/common';
import { AttemptsService } from '../../auth/index.js';
import { instantToLocal, localToInstant } from '../../platform/dates/instant.js';
import { addDays } from '../../platform/dates/month.js';
import { Clock } from '../../platform/clock.js';
import { AppError, tooMany } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';

/** Counts the requests to the external model in the database, for all processes together, by the parish's own day. */
@Injectable()
export class ModelQuotaService {
  constructor(
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly attempts: AttemptsService,
  ) {}

  /**
   * Counts one request that is about to leave.
   * @throws AppError 429 saying when there are more, when the day's are used up.
   */
  async take(): Promise<void> {
    const { aiDailyQuota, timeZone } = await this.settings.read();
    const now = this.clock.now();
    const { date } = instantToLocal(now, timeZone);
    const midnight = localToInstant(addDays(date, 1), '00:00', timeZone);
    const limit = { name: 'ai-requests', limit: aiDailyQuota, windowMs: midnight.getTime() - now.getTime() };
    try {
      await this.attempts.take(limit, date);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.attempts.giveBack(limit, date);
      const count = aiDailyQuota === 1 ? '1 pedido' : `${aiDailyQuota} pedidos`;
      throw tooMany(
        error.retryAfter ?? 0,
        `A paróquia já usou hoje ${count} à inteligência artificial externa, o máximo por dia. Será possível de novo amanhã, depois da meia-noite; até lá, monte a escala pela página da escala. A administração pode mudar o máximo nas configurações.`,
      );
    }
  }
}
