import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import writeXlsxFile, { type Row } from 'write-excel-file/node';
import type { Answer, Caller, TestApp } from '../support/test-app.js';
import type { ImportKind } from '../../src/imports/import-record.entity.js';
import type { ImportPeopleRequest, TableResponse } from '../../src/imports/imports.dto.js';

/** Sends a file as the form of the import page does. */
export async function sendFile(
  app: TestApp,
  caller: Caller,
  bytes: Uint8Array,
  name = 'ministros.xlsx',
  kind: ImportKind = 'people',
): Promise<Answer<TableResponse & { message: string }>> {
  const boundary = 'a-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const response = await app.nest
    .getHttpAdapter()
    .getInstance()
    .inject({
      method: 'POST',
      url: `/api/imports/file?kind=${kind}`,
      headers: {
        authorization: `Bearer ${caller.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** The bytes of a workbook with these cells. */
export function workbook(rows: (string | number | Date | null)[][]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((value) =>
      value === null ? null : value instanceof Date ? { value, format: 'dd/mm/yyyy' } : { value },
    ),
  ) as Row[];
  return writeXlsxFile(cells).toBuffer();
}

/** The body of an import as the page sends it after a file was read. */
export const importOf = (
  { fileName, columns, lines, numbers }: TableResponse,
  values: Partial<ImportPeopleRequest> = {},
): ImportPeopleRequest => ({
  fileName,
  columns,
  lines,
  numbers,
  leftOut: [],
  otherPeople: [],
  defaultExperience: '1-3-anos',
  ...values,
});

/** Every row of every table but for the trail, what is imported and what sends mails. */
export async function everyRow(em: EntityManager): Promise<Record<string, unknown>> {
  const db = em.getKysely();
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not like 'audit%' and table_name not in ('import_record', 'outbox_message', 'attempt_count')`.execute(
    db,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables)
    found[name] = (
      await sql`select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(db)
    ).rows;
  return found;
}
