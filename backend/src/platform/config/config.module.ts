import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from '../clock.js';
import type { Env } from './env.js';

/** Token under which the validated settings are injected: `@Inject(ENV) env: RunningEnv`. */
export const ENV = Symbol('ENV');

/** Settings once everything that was missing has been embedded or made. */
export interface RunningEnv extends Env {
  databaseUrl: string;
  jwtSecret: string;
  /** Which services this process started itself because none was given. */
  embedded: { database: boolean; redis: boolean };
  /** The demonstration parish is loaded. */
  demo: boolean;
  /** Whether jobs are looked for continuously; tests ask for them one by one instead. */
  pollOutbox: boolean;
  /** Whether push services may stand in the server's own network, as those of tests do. */
  privatePushServices: boolean;
  /** Whether hashing a password costs next to nothing: for tests, most of which are not about what it costs. */
  cheapPasswords: boolean;
}

@Global()
@Module({})
export class ConfigModule {
  static forRoot(env: RunningEnv, clock: Clock): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: ENV, useValue: env },
        { provide: Clock, useValue: clock },
      ],
      exports: [ENV, Clock],
    };
  }
}
