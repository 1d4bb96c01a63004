import { Migration } from '@mikro-orm/migrations';
import { nameKey, skeletonOf } from '../../text.js';

/** Schedule names that look the same are the same; those that were given out already stay until one is changed. */
export class Migration20261122210100 extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table "schedule_name" add "skeleton" text null');
    const holders = (await this.execute(`
      select n.key, coalesce(m.schedule_name, r.schedule_name) as name
      from schedule_name n left join minister m on m.id = n.minister_id
        left join registration_request r on r.id = n.request_id
      order by n.minister_id nulls last, n.request_id`)) as { key: string; name: string }[];
    const skeletons = new Set<string>();
    const keys = new Set(holders.map(({ key }) => key));
    for (const { key, name } of holders) {
      const unlessTaken = (form: string, taken: Set<string>) => (taken.has(form) ? `${form} (${key})` : form);
      const skeleton = unlessTaken(skeletonOf(name), skeletons);
      skeletons.add(skeleton);
      const newKey = nameKey(name) === key ? key : unlessTaken(nameKey(name), keys);
      keys.add(newKey);
      await this.execute('update "schedule_name" set "key" = ?, "skeleton" = ? where "key" = ?', [
        newKey,
        skeleton,
        key,
      ]);
    }
    await this.execute('alter table "schedule_name" alter column "skeleton" set not null');
    await this.execute(
      'alter table "schedule_name" add constraint "schedule_name_skeleton_unique" unique ("skeleton")',
    );
  }

  override async down(): Promise<void> {
    await this.execute('alter table "schedule_name" drop column "skeleton"');
  }
}
