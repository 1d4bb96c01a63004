import type { RunningEnv } from '../platform/config/config.module.js';

/** A header that stores a cookie which no script and no other site can use; of 0 seconds, one that removes it. */
export function httpOnlyCookie(
  { publicUrl }: RunningEnv,
  { name, value, path, seconds }: { name: string; value: string; path: string; seconds: number },
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
