// Installs what the tests need of the system: `.ci/run` begins with it, so that it waits for the network beside the rest.
import { noteTime } from './lib/steps.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';

const start = Date.now();
ensureSystemPackages();
noteTime('pacotes do sistema', Date.now() - start);
