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
