import { Migration } from '@mikro-orm/migrations';
import { nameKey, skeletonOf } from '../../text.js';

/** Keys and skeletons of schedule names by all of Unicode's table; a form that somebody has already stays with them. */
export class Migration20261123070000 extends Migration {
  override async up(): Promise<void> {
    const holders = (await this.execute(`
      select n.key, n.skeleton, coalesce(m.schedule_name, r.schedule_name) as name
      from schedule_name n left join minister m on m.id = n.minister_id
        left join registration_request r on r.id = n.request_id`)) as {
      key: string;
      skeleton: string;
      name: string;
    }[];
    const keys = new Set(holders.map(({ key }) => key));
    const skeletons = new Set(holders.map(({ skeleton }) => skeleton));
    const renewed = (form: string, old: string, taken: Set<string>) => {
      if (taken.has(form)) return old;
      taken.add(form);
      return form;
    };
    for (const { key, skeleton, name } of holders) {
      await this.execute('update "schedule_name" set "key" = ?, "skeleton" = ? where "key" = ?', [
        renewed(nameKey(name), key, keys),
        renewed(skeletonOf(name), skeleton, skeletons),
        key,
      ]);
    }
  }
}
