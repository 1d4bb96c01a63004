/** One lesson; `body` is plain text as in `DemoNews`. */
export interface DemoModule {
  title: string;
  body: string;
  durationMinutes: number;
}

/** A course of the continuing formation. */
export interface DemoCourse {
  title: string;
  description: string;
  /** Days from the day it is assigned. */
  dueInDays: number;
  modules: DemoModule[];
}
