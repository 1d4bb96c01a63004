import { invalid } from '../platform/errors/app-error.js';
import { makeRule, type RuleField, type RuleFields, type ScheduleRule } from '../roster/index.js';
import type { AiRuleRequest } from './ai-rules.dto.js';

const MISSING: Record<RuleField, string> = {
  masses: 'Diga as missas.',
  ministerId: 'Diga a pessoa.',
  otherId: 'Diga a outra pessoa.',
  mass: 'Diga o dia e o horário da missa.',
  count: 'Diga um número de 0 a 99.',
};

/**
 * The rule that a form wrote; what its kind does not take is left out.
 * @throws AppError 400 naming the field that the kind needs.
 */
export function ruleOf(body: AiRuleRequest): ScheduleRule {
  const read = <Field extends RuleField>(field: Field): RuleFields[Field] => {
    // Without masses a rule speaks of all of them.
    if (field === 'masses') return { ...body.masses } as RuleFields[Field];
    const value = body[field];
    if (value === undefined) {
      const message = MISSING[field];
      throw invalid(message, { [field]: message });
    }
    return (typeof value === 'object' ? { ...value } : value) as RuleFields[Field];
  };
  return makeRule(body.kind, read);
}
