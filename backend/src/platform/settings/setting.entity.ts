import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * One value that the parish decided on, by name: its settings (settings.ts has their names, types and defaults), and the
 * choices of its first steps.
 */
@Entity()
export class Setting {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'jsonb' })
  value!: unknown;
}
