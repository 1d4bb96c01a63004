import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** What no file name may hold on some system: they separate folders, or name devices and streams. */
const FORBIDDEN = /[\\/:*?"<>|]+/g;

/**
 * Sends a file to be saved under a name as people give it, accents and all.
 * @param headers beside the usual ones, or in their place.
 */
export async function sendFile(
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Buffer | string },
  headers: Record<string, string> = {},
): Promise<void> {
  await reply
    .headers({
      'content-type': type,
      'content-disposition': create(name.replace(FORBIDDEN, '-')),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .send(content);
}
