import { Check, Entity, OneToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { RegistrationRequest } from './registration-request.entity.js';
import { Minister } from '../ministers/index.js';

/**
 * Who holds a schedule name: a minister or a pending request. The primary key makes it unique over both,
 * also when two people ask for it at the same moment.
 */
@Entity()
@Check({ expression: 'num_nonnulls(minister_id, request_id) = 1' })
export class ScheduleName {
  /** `comparisonKey(name)` */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @OneToOne({ entity: () => Minister, owner: true, nullable: true, unique: true, deleteRule: 'cascade' })
  minister: Minister | null = null;

  @OneToOne({
    entity: () => RegistrationRequest,
    owner: true,
    nullable: true,
    unique: true,
    deleteRule: 'cascade',
  })
  request: RegistrationRequest | null = null;
}
