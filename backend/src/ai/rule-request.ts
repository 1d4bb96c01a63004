import { invalid } from '../platform/errors/app-error.js';
import type { ScheduleRule } from '../roster/index.js';
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
  const mass = () => {
    const { date, time } = needed('mass');
    return { date, time };
  };
  const { kind } = body;
  switch (kind) {
    case 'pin':
      return { kind, ministerId: needed('ministerId'), mass: mass() };
    case 'exclude':
      return { kind, ministerId: needed('ministerId'), masses: { ...body.masses } };
    case 'cap':
      return { kind, ministerId: needed('ministerId'), count: needed('count') };
    case 'cap-all':
      return { kind, count: needed('count') };
    case 'together':
    case 'apart':
      return { kind, ministerId: needed('ministerId'), otherId: needed('otherId') };
    case 'required':
      return { kind, mass: mass(), count: needed('count') };
  }
}
