import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';

/** A course of continuing formation. */
@Entity()
export class TrainingCourse extends BaseEntity<'dueDate' | 'position'> {
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'date', nullable: true })
  dueDate: string | null = null;

  @Property({ type: 'integer', default: 0 })
  position: number = 0;
}

/** One lesson of a course. */
@Entity()
@Index({ properties: ['course', 'position'] })
export class TrainingModule extends BaseEntity {
  @ManyToOne({ entity: () => TrainingCourse, deleteRule: 'cascade' })
  course!: TrainingCourse;

  /** Order within the course; lessons of the same position stand in the order in which they were made. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'integer' })
  durationMinutes!: number;
}

/** That somebody finished a lesson. */
@Entity()
@Unique({ properties: ['user', 'module'] })
export class TrainingProgress extends BaseEntity {
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: User;

  @ManyToOne({ entity: () => TrainingModule, deleteRule: 'cascade', index: true })
  module!: TrainingModule;

  @Property({ type: 'timestamptz' })
  completedAt!: Date;
}
