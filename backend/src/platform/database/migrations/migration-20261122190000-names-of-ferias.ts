import { Migration } from '@mikro-orm/migrations';

/** Ferias were called by their date ("17 de dezembro"), which stands beside the name everywhere. */
export class Migration20261122190000 extends Migration {
  override up(): void {
    this.addSql(`
      update schedule_slot set liturgical_name = case
        when liturgical_name like '% de dezembro' then 'Féria privilegiada do Advento' else 'Féria do Tempo do Natal' end
      where liturgical_name ~ '^[0-9]+ de (dezembro|janeiro)$'`);
  }

  override down(): void {
    this.addSql(`
      update schedule_slot set liturgical_name = extract(day from date) ||
        case extract(month from date) when 12 then ' de dezembro' else ' de janeiro' end
      where liturgical_name in ('Féria privilegiada do Advento', 'Féria do Tempo do Natal')`);
  }
}
