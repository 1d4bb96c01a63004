import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { QueueOptions } from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import { ENV, type RunningEnv } from '../config/config.module.js';

const RECONNECT_LIMIT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * The process's connections to Redis: one for commands and one for events that all queues share, and one a queue to
 * wait for jobs. Redis may be away at any time: a command then fails at once instead of waiting for its return.
 */
@Injectable()
export class RedisService implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisService.name);
  private readonly connections: Redis[] = [];
  private commands: Redis | null = null;
  private events: Redis | null = null;
  private away = false;

  constructor(@Inject(ENV) private readonly env: RunningEnv) {}

  /** Whether commands can be sent now. */
  get isReady(): boolean {
    return this.commandsConnection().status === 'ready';
  }

  /** What Bull's queues need; keys begin with the database's name, so that two parishes may share one Redis. */
  queueOptions(): QueueOptions & { skipVersionCheck: boolean } {
    return {
      prefix: `partilha:${new URL(this.env.databaseUrl).pathname.slice(1)}`,
      createClient: (type) => this.connectionFor(type),
      skipVersionCheck: true,
      // A job given to two workers is done by one (JobExecutorService.begin), so Bull may be quick to call one lost.
      settings: {
        lockDuration: 10_000,
        stalledInterval: 5_000,
        maxStalledCount: Number.MAX_SAFE_INTEGER,
        retryProcessDelay: 1_000,
      },
    };
  }

  onApplicationShutdown(): void {
    for (const connection of this.connections) {
      // Bull waits for some connections with a promise that nobody catches when they end before they were ready.
      connection.removeAllListeners('end');
      connection.disconnect();
    }
  }

  private connectionFor(type: 'client' | 'subscriber' | 'bclient'): Redis {
    if (type === 'client') return this.commandsConnection();
    if (type === 'subscriber') return (this.events ??= this.connect({ maxRetriesPerRequest: null }));
    return this.connect({ maxRetriesPerRequest: null });
  }

  private commandsConnection(): Redis {
    if (this.commands) return this.commands;
    this.commands = this.connect({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    this.commands.on('error', (err) => {
      if (!this.away) this.logger.warn({ err }, 'Redis is away; jobs wait in the outbox');
      this.away = true;
    });
    this.commands.on('ready', () => {
      if (this.away) this.logger.log('Redis is back');
      this.away = false;
    });
    return this.commands;
  }

  private connect(options: RedisOptions): Redis {
    const connection = new Redis(this.env.redisUrl!, {
      enableReadyCheck: false,
      connectTimeout: COMMAND_TIMEOUT_MS,
      keepAlive: KEEP_ALIVE_MS,
      retryStrategy: (times) => Math.min(times * 100, RECONNECT_LIMIT_MS),
      ...options,
    });
    connection.on('error', () => undefined);
    this.connections.push(connection);
    return connection;
  }
}
