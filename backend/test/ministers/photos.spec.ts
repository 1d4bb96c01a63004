import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { MINUTE } from '../../src/platform/clock.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { blackPng, fetchPhoto, upload, type UploadOptions } from '../support/photos.js';
import { Caller, TestApp } from '../support/test-app.js';

const MB = 1024 * 1024;
const image = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#b87333' } });
/** A picture that does not compress: its file is as large as its pixels. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const NOT_AN_IMAGE = 'Por favor, selecione apenas arquivos de imagem';

describe('Photos', () => {
  let app: TestApp;
  const folder = () => path.join(app.env.dataDir, 'photos');
  const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);
  const bearer = ({ token }: { token: string | null }) => ({ authorization: `Bearer ${token}` });

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  describe('POST /api/ministers/upload-image', () => {
    it.each(['jpeg', 'png', 'webp'] as const)('should take a %s and serve it as WebP', async (format) => {
      const caller = await app.as('ministro');
      const { status, body } = await upload(app, caller.token, await image().toFormat(format).toBuffer());
      expect(status).toBe(200);
      expect(body.imageUrl).toMatch(/^\/api\/photos\/[0-9a-f]{32}\.webp$/);
      const { bytes, headers } = await fetchPhoto(app, body.imageUrl, bearer(caller));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=3600',
      });
      expect((await caller.get('/api/ministers/me')).body).toMatchObject({ profileImageUrl: body.imageUrl });
      expect((await caller.get('/api/auth/me')).body).toMatchObject({ profileImageUrl: body.imageUrl });
    });

    it('should keep no metadata, turn the picture upright and shrink it to 800 pixels', async () => {
      const caller = await app.as('ministro');
      const photo = await image(2000, 1000)
        .withExif({ IFD0: { Make: 'Câmera' }, IFD3: { GPSLatitude: '23/1 30/1 0/1', GPSLatitudeRef: 'S' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      const { body } = await upload(app, caller.token, photo);
      const { bytes } = await fetchPhoto(app, body.imageUrl, bearer(caller));
      const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 400, height: 800 });
      expect(bytes.includes('GPS')).toBe(false);
    });

    it('should keep one file for each person', async () => {
      const caller = await app.as('ministro');
      const before = files().length;
      const first = await upload(app, caller.token, await image().png().toBuffer());
      const second = await upload(app, caller.token, await image().png().toBuffer());
      expect(files()).toHaveLength(before + 1);
      expect((await fetchPhoto(app, first.body.imageUrl, bearer(caller))).status).toBe(404);
      expect((await fetchPhoto(app, second.body.imageUrl, bearer(caller))).status).toBe(200);
    });

    it('should keep one file when five arrive at once', async () => {
      const caller = await app.as('ministro');
      const before = files().length;
      const photo = await image().png().toBuffer();
      const answers = await Promise.all(Array.from({ length: 5 }, () => upload(app, caller.token, photo)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(files()).toHaveLength(before + 1);
    });

    it('should take the first frame of an animation', async () => {
      const caller = await app.as('ministro');
      const frames = await Promise.all(
        ['#f00', '#00f'].map((background) =>
          sharp({ create: { width: 32, height: 32, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      );
      const animation = await sharp(frames, { join: { animated: true } })
        .webp({ loop: 0 })
        .toBuffer();
      expect((await sharp(animation).metadata()).pages).toBe(2);
      const { status, body } = await upload(app, caller.token, animation);
      expect(status).toBe(200);
      const { bytes } = await fetchPhoto(app, body.imageUrl, bearer(caller));
      expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    });

    it('should make nothing but an image of a file that is also something else', async () => {
      const caller = await app.as('ministro');
      const polyglot = Buffer.concat([
        await image().jpeg().toBuffer(),
        Buffer.from('<script>alert(1)</script><?php system("id"); ?>PK\u0003\u0004'),
      ]);
      const { status, body } = await upload(app, caller.token, polyglot);
      expect(status).toBe(200);
      const { bytes } = await fetchPhoto(app, body.imageUrl, bearer(caller));
      expect(bytes.includes('script')).toBe(false);
    });

    it('should take exactly 2 MB and refuse one byte more', async () => {
      const caller = await app.as('ministro');
      const photo = await noise(700, 700).png().toBuffer();
      const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
      expect(photo.length).toBeGreaterThan(MB);
      expect((await upload(app, caller.token, padded(2 * MB))).status).toBe(200);
      const { status, body } = await upload(app, caller.token, padded(2 * MB + 1));
      expect([status, body.message]).toEqual([413, 'A imagem deve ter no máximo 2MB']);
    });

    it.each([
      [16_000, 16_000],
      [1, 20_001],
    ])('should refuse %i × %i pixels without decoding them', async (width, height) => {
      const caller = await app.as('ministro');
      const bomb = blackPng(width, height);
      expect(bomb.length).toBeLessThan(2 * MB);
      const { status, body } = await upload(app, caller.token, bomb);
      expect([status, body.message]).toEqual([
        413,
        'A imagem tem dimensões grandes demais. Envie uma foto menor.',
      ]);
    });

    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    it.each<[string, () => Promise<Buffer> | Buffer, UploadOptions]>([
      ['an SVG', () => Buffer.from(svg), { filename: 'foto.svg', contentType: 'image/svg+xml' }],
      [
        'an SVG that says it is a PNG',
        () => Buffer.from(svg),
        { filename: 'foto.png', contentType: 'image/png' },
      ],
      [
        'HTML that says it is a PNG',
        () => Buffer.from('<html><script>1</script></html>'),
        { contentType: 'image/png' },
      ],
      ['a GIF', () => image().gif().toBuffer(), { contentType: 'image/gif' }],
      ['a TIFF', () => image().tiff().toBuffer(), {}],
      ['an AVIF', () => image().avif().toBuffer(), {}],
      ['zero bytes', () => Buffer.alloc(0), {}],
      ['the first bytes of a JPEG', () => Buffer.from('ffd8ff', 'hex'), {}],
      ['half a PNG', async () => (await noise(200, 200).png().toBuffer()).subarray(0, 9000), {}],
      [
        'random bytes behind a PNG signature',
        () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500, 7)]),
        {},
      ],
      ['a RIFF that is no WebP', () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt '), {}],
    ])('should refuse %s', async (_, make, options) => {
      const caller = await app.as('ministro');
      const before = files().length;
      const { status, body } = await upload(app, caller.token, await make(), options);
      expect([status, body.message]).toEqual([415, NOT_AN_IMAGE]);
      expect(files()).toHaveLength(before);
    });

    it.each<[string, UploadOptions]>([
      ['another field', { field: 'file' }],
      ['a field of the prototype', { field: '__proto__' }],
      ['no boundary at the end', { damage: (form) => form.subarray(0, form.length - 30) }],
      ['only its headers', { damage: (form) => form.subarray(0, 60) }],
      ['nothing', { damage: () => Buffer.alloc(0) }],
      [
        'another boundary',
        { damage: (form) => Buffer.from(form.toString('latin1').replace(/partilha/g, 'x'), 'latin1') },
      ],
    ])('should answer 400 to a form with %s', async (_, options) => {
      const caller = await app.as('ministro');
      const photo = await image().jpeg().toBuffer();
      const { status, body } = await upload(app, caller.token, photo, options);
      expect(status).toBe(400);
      expect(body.message).toMatch(/foto/i);
    });

    it('should answer 415 or 400 to what is no form', async () => {
      const caller = await app.as('ministro');
      expect((await caller.post('/api/ministers/upload-image', { profileImage: 'x' })).status).toBe(415);
      expect((await caller.post('/api/ministers/upload-image')).status).toBe(415);
      const { statusCode } = await app.nest
        .getHttpAdapter()
        .getInstance()
        .inject({
          method: 'POST',
          url: '/api/ministers/upload-image',
          headers: { ...bearer(caller), 'content-type': 'multipart/form-data' },
          payload: 'x',
        });
      expect(statusCode).toBe(400);
    });

    it.each(['../../../etc/passwd', '..\\..\\x.jpg', 'foto.jpg\u0000.html', '/etc/cron.d/x'])(
      'should take nothing from the file name %j',
      async (filename) => {
        const caller = await app.as('ministro');
        const { status, body } = await upload(app, caller.token, await image().jpeg().toBuffer(), {
          filename,
        });
        expect(status).toBe(200);
        expect(files()).toContain(path.basename(body.imageUrl));
        expect(body.imageUrl).toMatch(/^\/api\/photos\/[0-9a-f]{32}\.webp$/);
      },
    );

    it('should be refused to who sends more than choosing takes, before anything is decoded', async () => {
      const caller = await app.as('ministro');
      const statuses: number[] = [];
      for (let i = 0; i < 60; i += 1)
        statuses.push((await upload(app, caller.token, Buffer.from('nenhuma imagem'))).status);
      expect(new Set(statuses)).toEqual(new Set([415]));
      expect((await upload(app, caller.token, await image().png().toBuffer())).status).toBe(429);
      app.clock.advance(15 * MINUTE);
      expect((await upload(app, caller.token, await image().png().toBuffer())).status).toBe(200);
    });

    it('should leave no file behind when the record cannot be changed', async () => {
      const victim = await app.as('ministro');
      const caller = await app.as('ministro');
      const photo = await image().jpeg().toBuffer();
      const before = files().length;
      const query = `?ministerId=${victim.ministerId}`;
      expect((await upload(app, caller.token, photo, { query })).status).toBe(404);
      expect((await upload(app, (await app.as('reitor')).token, photo, { query })).status).toBe(403);
      expect((await upload(app, caller.token, photo, { query: '?ministerId=abc' })).status).toBe(400);
      expect(files()).toHaveLength(before);
      expect((await app.em().findOneOrFail(Minister, victim.ministerId!)).photoFile).toBeNull();
    });

    it("should let a coordinator change somebody's, with a trace", async () => {
      const person = await app.as('ministro');
      const coordinator = await app.as('coordenador');
      const query = `?ministerId=${person.ministerId}`;
      const { status } = await upload(app, coordinator.token, await image().jpeg().toBuffer(), { query });
      expect(status).toBe(200);
      expect(
        await app
          .em()
          .findOneOrFail(AuditEvent, { action: 'minister-changed', subjectId: person.ministerId }),
      ).toMatchObject({ actorId: coordinator.userId, details: { fields: ['photo'] } });
    });

    it('should want a session and a minister record', async () => {
      const photo = await image().jpeg().toBuffer();
      expect((await upload(app, null, photo)).status).toBe(401);
      expect((await upload(app, (await app.as('user')).token, photo)).status).toBe(403);
      expect((await upload(app, (await app.as('admin')).token, photo)).status).toBe(404);
    });
  });

  describe('GET /api/photos/{file}', () => {
    let url: string;
    let owner: Awaited<ReturnType<TestApp['as']>>;
    beforeAll(async () => {
      owner = await app.as('ministro');
      url = (await upload(app, owner.token, await image().jpeg().toBuffer())).body.imageUrl;
    });
    const cookieOf = async (userId: number) => {
      const user = await app.em().findOneOrFail(User, userId);
      return (await app.openSession(user)).photoCookie.split(';')[0]!;
    };

    it('should show it to members', async () => {
      for (const role of ['ministro', 'coordenador', 'reitor', 'admin'] as const)
        expect((await fetchPhoto(app, url, bearer(await app.as(role)))).status).toBe(200);
    });

    it('should show it to no visitor and to no account without a part in the ministry', async () => {
      expect((await fetchPhoto(app, url, {})).status).toBe(401);
      expect((await fetchPhoto(app, url, bearer(await app.as('user')))).status).toBe(404);
    });

    it('should be opened by the cookie of a login, which opens nothing else', async () => {
      const cookie = await cookieOf(owner.userId);
      expect((await fetchPhoto(app, url, { cookie })).status).toBe(200);
      for (const other of ['/api/auth/me', '/api/ministers/me', '/api/ministers/all', '/api/user/me'])
        expect([other, (await app.visitor.get(other, { cookie })).status]).toEqual([other, 401]);
      const asBearer = { authorization: `Bearer ${cookie.split('=')[1]}` };
      expect((await app.visitor.get('/api/auth/me', asBearer)).status).toBe(401);
      const { status } = await app.visitor.send('POST', '/api/auth/logout', undefined, { cookie });
      expect(status).toBe(401);
    });

    it('should not be opened by the cookie of a session that has ended', async () => {
      const { token, photoCookie } = await app.openSession({ id: owner.userId, email: '' });
      const cookie = photoCookie.split(';')[0]!;
      expect((await fetchPhoto(app, url, { cookie })).status).toBe(200);
      await new Caller(app, token).post('/api/auth/logout');
      expect((await fetchPhoto(app, url, { cookie })).status).toBe(401);
    });

    it.each([
      '/api/photos/00000000000000000000000000000000.webp',
      '/api/photos/..%2f..%2fjwt-secret',
      '/api/photos/..%2fphotos%2fx.webp',
      '/api/photos/%2e%2e%2fjwt-secret',
      '/api/photos/x.webp%00',
      '/api/photos/.webp',
      `/api/photos/${'a'.repeat(250)}`,
    ])('should be 404 for %s', async (guess) => {
      expect((await fetchPhoto(app, guess, bearer(await app.as('admin')))).status).toBe(404);
    });

    it('should be 404 for a file that no record names, and for a record whose file is gone', async () => {
      const caller = await app.as('ministro');
      const name = path.basename(url);
      const em = app.em();
      await em.nativeUpdate(Minister, owner.ministerId!, { photoFile: null });
      expect((await fetchPhoto(app, url, bearer(caller))).status).toBe(404);
      const missing = `${'f'.repeat(32)}.webp`;
      await em.nativeUpdate(Minister, owner.ministerId!, { photoFile: missing });
      expect((await fetchPhoto(app, `/api/photos/${missing}`, bearer(caller))).status).toBe(404);
      await em.nativeUpdate(Minister, owner.ministerId!, { photoFile: name });
    });
  });
});
