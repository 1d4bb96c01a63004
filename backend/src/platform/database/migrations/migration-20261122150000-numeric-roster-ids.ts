import { Migration } from '@mikro-orm/migrations';

/** Computed rosters call people and masses by numbers, no longer by texts. */
export class Migration20261122150000 extends Migration {
  override up(): void {
    this.addSql(`
      update roster_run set result = jsonb_set(jsonb_set(result,
        '{assignments}', (
          select coalesce(jsonb_agg(a || jsonb_build_object(
            'slot', (a ->> 'slot')::int, 'minister', (a ->> 'minister')::int) order by n), '[]')
          from jsonb_array_elements(result -> 'assignments') with ordinality as x (a, n))),
        '{shortages}', (
          select coalesce(jsonb_agg(s || jsonb_build_object('slot', (s ->> 'slot')::int) order by n), '[]')
          from jsonb_array_elements(result -> 'shortages') with ordinality as x (s, n)))
      where result is not null;
    `);
  }

  override down(): void {
    this.addSql(`
      update roster_run set result = jsonb_set(jsonb_set(result,
        '{assignments}', (
          select coalesce(jsonb_agg(a || jsonb_build_object('slot', a ->> 'slot', 'minister', a ->> 'minister') order by n), '[]')
          from jsonb_array_elements(result -> 'assignments') with ordinality as x (a, n))),
        '{shortages}', (
          select coalesce(jsonb_agg(s || jsonb_build_object('slot', s ->> 'slot') order by n), '[]')
          from jsonb_array_elements(result -> 'shortages') with ordinality as x (s, n)))
      where result is not null;
    `);
  }
}
