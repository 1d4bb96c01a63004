import fc from 'fast-check';

const BOUNDARY = '----fuzz';

/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const FILES: readonly Buffer[] = [
  PIXEL,
  PIXEL,
  PIXEL,
  Buffer.alloc(0),
  PIXEL.subarray(0, 40),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
  Buffer.concat([PIXEL, Buffer.from('<?php echo 1;')]),
  Buffer.alloc(2_097_153, 1),
];

const FILENAMES = ['foto.png', '', '../../etc/passwd', 'a\u0000.png', 'x'.repeat(3_000), 'foto.php', '"'];
const FIELDS = [...Array<string>(6).fill('profileImage'), '__proto__', 'constructor', '', 'outro'];

type Damage = (form: Buffer) => Buffer;

const DAMAGES: readonly Damage[] = [
  ...Array<Damage>(6).fill((form) => form),
  (form) => form.subarray(0, form.length - 10),
  (form) => form.subarray(0, Math.floor(form.length / 2)),
  (form) => form.subarray(5),
  (form) => Buffer.concat([form, form]),
  (form) => Buffer.from(form.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (form) => Buffer.from(form.toString('latin1').replace('Content-Disposition', 'Content-Nothing'), 'latin1'),
  () => Buffer.alloc(0),
];

const part = fc
  .record({
    field: fc.constantFrom(...FIELDS),
    filename: fc.option(fc.constantFrom(...FILENAMES), { freq: 6 }),
    type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', '', 'x'),
    file: fc.constantFrom(...FILES),
  })
  .map(({ field, filename, type, file }) =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"` +
          `${filename === null ? '' : `; filename="${filename}"`}\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      file,
      Buffer.from('\r\n'),
    ]),
  );

/** Forms with a file where something is wrong: with the file, its name, its field, or the form itself. */
export const brokenUpload = fc
  .record({
    parts: fc.oneof(fc.tuple(part), fc.array(part, { maxLength: 8, size: 'small' })),
    damage: fc.constantFrom(...DAMAGES),
    boundary: fc.constantFrom(BOUNDARY, BOUNDARY, BOUNDARY, 'outra', '', 'x'.repeat(200)),
  })
  .map(({ parts, damage, boundary }) => ({
    payload: damage(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }));
