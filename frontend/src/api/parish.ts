import type { PublicSettingsResponse } from './generated/types.gen.ts';

export type Parish = PublicSettingsResponse;

/** The parish's public settings. @throws Error when the server cannot be reached. */
export async function readParish(): Promise<Parish> {
  const response = await fetch('/api/settings/public');
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Parish;
}
