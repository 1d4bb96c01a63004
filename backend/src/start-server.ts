import type { AddressInfo } from 'node:net';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { OneTimeTokensService } from './auth/one-time-tokens.service.js';
import { SystemClock } from './platform/clock.js';
import type { RunningEnv } from './platform/config/config.module.js';
import { putLibrariesInProduction, readEnv } from './platform/config/env.js';
import { keptJwtSecret } from './platform/config/jwt-secret.js';
import { createApp, createWorker } from './create-app.js';
import { firstAdministrator } from './auth/first-administrator.js';
import { migrate } from './platform/database/migrate.js';
import { startServices } from './embedded/services.js';
import { seedTimetable } from './timetable/seed-timetable.js';
import { User } from './accounts/user.entity.js';
import { serveApiDocs } from './openapi.js';
import { serveWebApp } from './platform/http/serve-web-app.js';
import { DEFAULT_SETTINGS } from './platform/settings/settings.js';
import { SettingsService } from './platform/settings/settings.service.js';
import { entities } from './entities.js';

const STOP_LIMIT_MS = 9_000;

export interface RunningServer {
  /** What was started and how to reach it, in Portuguese, for the terminal. */
  report: string[];
  /** Ends everything. @returns the exit code: 1 when something had to be cut off. */
  stop: () => Promise<number>;
}

/** Starts what the settings ask for: services, migrations, then the server, the worker or both. */
export async function startServer({ demo }: { demo: boolean }): Promise<RunningServer> {
  const settings = readEnv();
  putLibrariesInProduction();
  if (demo && settings.production)
    throw new Error('A paróquia de demonstração não roda com NODE_ENV=production.');
  const services = await startServices(settings, demo ? 'partilha_demo' : 'partilha');
  const env: RunningEnv = {
    ...settings,
    databaseUrl: services.databaseUrl,
    redisUrl: services.redisUrl,
    embedded: services.embedded,
    jwtSecret: settings.jwtSecret ?? keptJwtSecret(settings.dataDir),
    demo,
    pollOutbox: true,
    privatePushServices: false,
    cheapPasswords: false,
  };
  try {
    let administrator: User | null = null;
    await migrate(env.databaseUrl, entities, async (orm) => {
      if (demo) await (await demoParish()).loadDemoParish(orm, env, new SystemClock());
      else administrator = await firstParish(orm);
    });
    const started =
      env.processRole === 'worker' ? await startWorker(env) : await startApi(env, administrator);
    return {
      report: [...started.report, ...services.inForce],
      stop: () => stop(started.app, services.stop),
    };
  } catch (error) {
    await services.stop();
    throw error;
  }
}

/** Loaded for demonstrations alone. */
const demoParish = () => import('../demo/load-demo-parish.js');

async function firstParish(orm: MikroORM): Promise<User | null> {
  await seedTimetable(orm.em.fork());
  return firstAdministrator(orm);
}

interface Started {
  app: INestApplicationContext;
  report: string[];
}

async function startWorker(env: RunningEnv): Promise<Started> {
  return {
    app: await createWorker(env),
    report: ['Partilha: trabalhador em execução (e-mails, avisos e escalas).'],
  };
}

async function startApi(env: RunningEnv, administrator: User | null): Promise<Started> {
  const app = await createApp(env);
  if (env.apiDocs) serveApiDocs(app);
  const settings = app.get(SettingsService, { strict: false });
  await serveWebApp(app, {
    publicUrl: env.publicUrl,
    // Without its database the server still gives the page, which then says what is wrong.
    readParish: () => settings.read().catch(() => DEFAULT_SETTINGS),
  });
  await app.listen(env.port, env.listenHost);
  const { port } = app.getHttpServer().address() as AddressInfo;
  const address = env.port === 0 ? `http://localhost:${port}` : env.publicUrl;
  const report = [
    '',
    `Partilha está em ${address}`,
    `API${env.apiDocs ? ' e documentação' : ''}: ${address}/api${env.apiDocs ? '/docs' : ''}`,
    '',
  ];
  if (env.demo) {
    const { demoLogins } = await demoParish();
    report.push('Paróquia de demonstração. Entre com:', ...demoLogins(), '');
  }
  if (administrator) report.push(...(await firstLink(app, administrator)), '');
  return { app, report };
}

async function firstLink(app: INestApplicationContext, administrator: User): Promise<string[]> {
  const links = app.get(OneTimeTokensService, { strict: false });
  const link = await links.issueNow(administrator.id, 'setup');
  return [
    'Nenhum administrador definiu a senha ainda. Abra este link, que vale 24 horas e uma única vez:',
    `  ${link}`,
    `Depois entre com o e-mail ${administrator.email}.`,
  ];
}

async function stop(app: INestApplicationContext, stopServices: () => Promise<void>): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<number>((resolve) => (timer = setTimeout(() => resolve(1), STOP_LIMIT_MS)));
  const ended = app
    .close()
    .then(stopServices)
    .then(() => 0);
  return Promise.race([ended, limit]).finally(() => clearTimeout(timer));
}
