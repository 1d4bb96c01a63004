import { rmSync } from 'node:fs';

export default async function globalTeardown() {
  const { postgres, redis, folder } = globalThis.partilhaServices;
  await redis?.stop();
  await postgres.destroy();
  rmSync(folder, { recursive: true, force: true });
}
