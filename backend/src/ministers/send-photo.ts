import type { FastifyReply } from 'fastify';

const MAX_AGE_SECONDS = 3600;

/** Sends a photo to be shown, by the asking device alone, and as nothing but a picture. */
export async function sendPhoto(reply: FastifyReply, photo: Buffer): Promise<void> {
  await reply
    .headers({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `private, max-age=${MAX_AGE_SECONDS}`,
    })
    .send(photo);
}
