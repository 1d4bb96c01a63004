import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One value of the parish's settings, by name; see settings.ts for names, types and defaults. */
@Entity()
export class Setting {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'jsonb' })
  value!: unknown;
}
