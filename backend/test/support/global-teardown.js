export default async function globalTeardown() {
  await globalThis.partilhaServices?.redis?.stop();
  await globalThis.partilhaServices?.postgres.destroy();
}
