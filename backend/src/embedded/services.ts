import path from 'node:path';
import type { Env } from '../platform/config/env.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { EmbeddedRedis } from './embedded-redis.js';

/** The services a process runs on: those it was given, and embedded ones for the rest. */
export interface Services {
  databaseUrl: string;
  redisUrl: string | null;
  /** Which of them were started here. */
  embedded: { database: boolean; redis: boolean };
  /** One line each, in Portuguese, for the start-up report. */
  inForce: string[];
  stop: () => Promise<void>;
}

/**
 * Starts what is not configured: PostgreSQL, and Redis where `redis-server` is installed.
 * @param database name of the database on the embedded server.
 * @throws Error when only a part of the server should run (PROCESS_ROLE) on services that no other process could reach.
 */
export async function startServices(env: Env, database: string): Promise<Services> {
  if (env.processRole !== 'all' && !env.databaseUrl) {
    throw new Error(
      `PROCESS_ROLE=${env.processRole} needs DATABASE_URL: an embedded database serves one process only.`,
    );
  }
  if (env.processRole !== 'all' && !env.redisUrl) {
    throw new Error(
      `PROCESS_ROLE=${env.processRole} needs REDIS_URL: without it jobs run inside one process.`,
    );
  }
  const postgres = env.databaseUrl ? null : new EmbeddedPostgres(path.join(env.dataDir, 'postgres'));
  await postgres?.start();
  await postgres?.createDatabase(database);

  const redis =
    env.redisUrl || env.databaseUrl || !EmbeddedRedis.installed()
      ? null
      : new EmbeddedRedis(path.join(env.dataDir, 'redis'));
  await redis?.start();

  return {
    databaseUrl: env.databaseUrl ?? postgres!.url(database),
    redisUrl: env.redisUrl ?? redis?.url ?? null,
    embedded: { database: postgres !== null, redis: redis !== null },
    inForce: [
      env.databaseUrl
        ? 'Banco de dados: PostgreSQL de DATABASE_URL'
        : `Banco de dados: PostgreSQL embutido em ${postgres!.home}`,
      env.redisUrl
        ? 'Fila de tarefas: Redis de REDIS_URL'
        : redis
          ? 'Fila de tarefas: redis-server próprio'
          : 'Fila de tarefas: dentro do servidor (sem Redis)',
      env.smtpUrl
        ? 'E-mails: enviados por SMTP_URL'
        : 'E-mails: guardados e mostrados na página "E-mails" do administrador',
      env.openai ? `Assistente: modelo ${env.openai.model}` : 'Assistente: local (sem OPENAI_API_KEY)',
    ],
    stop: async () => {
      await redis?.stop();
      await postgres?.stop();
    },
  };
}
