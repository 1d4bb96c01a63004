import { describe, expect, it } from 'vitest';
import { nextStep, shownSteps, type FirstSteps } from './first-steps.ts';

const steps: FirstSteps['steps'] = [
  { step: 'account', done: true },
  { step: 'parish', done: false },
  { step: 'people', done: false },
];

describe('nextStep', () => {
  it('should be the first that is open', () =>
    expect(nextStep(shownSteps(steps, () => true))?.step).toBe('parish'));
  it('should pass over what is for others to do', () =>
    expect(nextStep(shownSteps(steps, (needs) => needs === 'people.write'))?.step).toBe('people'));
  it('should be none when all is done', () =>
    expect(nextStep(shownSteps([{ step: 'people', done: true }], () => true))).toBeUndefined());
});
