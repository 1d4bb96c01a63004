import { Migration } from '@mikro-orm/migrations';

/** A reply of the assistant keeps what the next one is to know, and the answers to its question. */
export class Migration20261122231000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "ai_message" add "memory" jsonb null, add "choices" text[] not null default '{}'`,
    );
  }

  override down(): void {
    this.addSql('alter table "ai_message" drop column "memory", drop column "choices"');
  }
}
