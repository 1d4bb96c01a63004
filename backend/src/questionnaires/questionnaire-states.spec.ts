import { describe, expect, it } from '@jest/globals';
import {
  changeQuestionnaireStatus,
  QUESTIONNAIRE_STATUSES,
  type QuestionnaireStatus,
} from './questionnaire-states.js';

const ALLOWED = ['draft → sent', 'sent → sent', 'sent → completed', 'completed → sent'];
const PAIRS = QUESTIONNAIRE_STATUSES.flatMap((from) =>
  QUESTIONNAIRE_STATUSES.map((to): [QuestionnaireStatus, QuestionnaireStatus] => [from, to]),
);

describe('changeQuestionnaireStatus', () => {
  it.each(PAIRS)('should follow the table from %s to %s', (from, to) => {
    const change = () => changeQuestionnaireStatus(from, to);
    if (ALLOWED.includes(`${from} → ${to}`)) expect(change()).toBe(to);
    else expect(change).toThrow(expect.objectContaining({ status: 422 }));
  });
});
