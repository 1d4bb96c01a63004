import { invalid } from '../../platform/errors/app-error.js';
import { makeRule, type ScheduleRule } from '../../roster/index.js';
import type { AiRuleRequest } from './ai-rules.dto.js';

const MISSING = {
  ministerId: 'Diga a pessoa.',
  otherId: 'Diga a outra pessoa.',
  mass: 'Diga o dia e o horário da missa.',
  count: 'Diga um número de 0 a 99.',
} as const;

/**
 * The rule that a form wrote; what its kind does not take is left out.
 * @throws AppError 400 naming the field that the kind needs.
 */
export function ruleOf(body: AiRuleRequest): ScheduleRule {
  const needed = <Field extends keyof typeof MISSING>(field: Field): NonNullable<AiRuleRequest[Field]> => {
    const value = body[field];
    if (value === undefined) throw invalid(MISSING[field], { [field]: MISSING[field] });
    return value;
  };
  return makeRule(body.kind, {
    ministerId: () => needed('ministerId'),
    otherId: () => needed('otherId'),
    mass: () => ({ ...needed('mass') }),
    // Without masses a rule speaks of all of them.
    masses: () => ({ ...body.masses }),
    count: () => needed('count'),
  });
}
