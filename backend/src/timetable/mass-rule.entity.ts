import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import type { MassRule } from './mass-rule.js';

/** A line of the parish's standard timetable ("cronograma padrão"); see {@link MassRule}. */
@Entity({ tableName: 'mass_rule' })
export class MassRuleRecord extends BaseEntity<'position'> {
  @Property({ type: 'text', unique: true })
  key: string;

  @Property({ type: 'jsonb' })
  rule: MassRule;

  @Property({ type: 'integer', default: 0 })
  position: number = 0;

  constructor(rule: MassRule, position = 0) {
    super();
    this.key = rule.key;
    this.rule = rule;
    this.position = position;
  }
}
