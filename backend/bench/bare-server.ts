// The reference of the list benchmark: the same rows and count over `pg`, with nothing around them.
import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';

const [, , kind, databaseUrl, listSql = '', countSql = ''] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const MONTH_SQL = `
  select coalesce(json_agg(json_build_object('id', s.id, 'date', s.date, 'time', s.time, 'description', s.description,
    'requiredMinisters', s.required_ministers, 'ministers', people.list) order by s.date, s.time), '[]') as slots
  from schedule_slot s cross join lateral (
    select coalesce(json_agg(json_build_object('assignmentId', a.id, 'ministerId', m.id, 'scheduleName', m.schedule_name,
      'photoFile', m.photo_file, 'origin', a.origin, 'pinned', a.pinned) order by m.schedule_name), '[]') as list
    from assignment a join minister m on m.id = a.minister_id where a.slot_id = s.id) people
  where s.schedule_id = $1`;

async function list(): Promise<unknown[]> {
  const [rows] = await Promise.all([pool.query(listSql), pool.query(countSql)]);
  return rows.rows as unknown[];
}

async function month(id: number): Promise<unknown> {
  const { rows } = await pool.query<{ slots: unknown }>(MONTH_SQL, [id]);
  return rows[0]?.slots;
}

// Node strips types but not decorators: they are applied by hand.
class BareController {
  list() {
    return list();
  }

  month(id: string) {
    return month(Number(id));
  }
}
const property = (name: keyof BareController) =>
  Object.getOwnPropertyDescriptor(BareController.prototype, name)!;
Get('list')(BareController.prototype, 'list', property('list'));
Get('month/:id')(BareController.prototype, 'month', property('month'));
Param('id')(BareController.prototype, 'month', 0);
Controller()(BareController);
class BareModule {}
Module({ controllers: [BareController] })(BareModule);

if (kind === 'node') {
  const server = createServer((_, response) => {
    void list().then((rows) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
} else {
  const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), {
    logger: false,
  });
  await app.listen(0, '127.0.0.1');
  process.send?.((app.getHttpServer().address() as AddressInfo).port);
}
