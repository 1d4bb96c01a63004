import { crc32, deflateSync } from 'node:zlib';
import type { TestApp } from './test-app.js';

const BOUNDARY = '----partilha-test';

export interface UploadOptions {
  field?: string;
  filename?: string;
  contentType?: string;
  /** Query of the address. */
  query?: string;
  /** Changes the finished form, to break it. */
  damage?: (form: Buffer) => Buffer;
}

/** Uploads an image as the web app does. */
export async function upload(
  app: TestApp,
  token: string | null,
  image: Buffer,
  {
    field = 'profileImage',
    filename = 'foto.jpg',
    contentType = 'image/jpeg',
    query = '',
    damage,
  }: UploadOptions = {},
) {
  const form = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n` +
        `Content-Type: ${contentType}\r\n\r\n`,
    ),
    image,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const response = await app.nest
    .getHttpAdapter()
    .getInstance()
    .inject({
      method: 'POST',
      url: `/api/ministers/upload-image${query}`,
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: damage ? damage(form) : form,
    });
  return {
    status: response.statusCode,
    body: response.json<{ imageUrl: string; message: string; errors?: Record<string, string> }>(),
  };
}

/** Fetches an image with its bytes. */
export async function fetchPhoto(app: TestApp, url: string, headers: Record<string, string>) {
  const response = await app.nest.getHttpAdapter().getInstance().inject({ method: 'GET', url, headers });
  return { status: response.statusCode, bytes: response.rawPayload, headers: response.headers };
}

/** A black PNG of one bit a pixel, written by hand: sharp takes seconds for a very large one. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [data.length, crc32(content)].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  });
  return Buffer.concat([length!, content, checksum!]);
}
