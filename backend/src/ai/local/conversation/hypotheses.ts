/** "O que muda se a Ana não puder no dia 8?": a hypothesis, which is known only once it is tried. */
import { capital } from '../../../platform/text.js';
import { spoken } from '../message/said.js';
import { sentencesOf } from '../message/sentences.js';
import type { MessageReader } from '../reading/read-message.js';
import { bareRequest } from '../requests/request.js';
import { RULE_SETTING_IDS } from '../requests/kinds.js';
import type { Interpretation, Settling } from '../settling/settle.js';
import { inWords } from '../settling/understood.js';
import { AS_IT_IS, OF_A_PROPOSAL, SUPPOSED, SUPPOSES } from '../vocabulary/hypotheses.js';
import { ended } from '../words/phrases.js';

const TRIED = 'O que muda, só sei depois de experimentar';
const THEN =
  'diga “gere a escala” e “o que muda?”; se não servir, “descarte” e “desfaça o que acabei de pedir”.';

/** @returns an offer to try what is supposed, where that is certain; else what to say; null where nothing is supposed. */
export function hypothesisIn(
  message: string,
  reader: MessageReader,
  settling: Settling,
): Interpretation | null {
  if (sentencesOf(message).length !== 1) return null;
  const supposed = SUPPOSES.map((form) => form.exec(message)?.groups?.what).find(Boolean);
  if (supposed === undefined || OF_A_PROPOSAL.test(spoken(supposed))) return null;
  const order = SUPPOSED.reduce((text, [verb, told]) => text.replace(verb, told), supposed);
  const asked = reader.read(order.replace(AS_IT_IS, ''));
  const meant = settling.settled(asked);
  const rules = meant.type === 'requests' ? meant.requests : [];
  const told = rules.flatMap((rule) =>
    rule.kind !== null && RULE_SETTING_IDS.has(rule.kind) && rule.problem === null ? [inWords(rule)] : [],
  );
  if (meant.type !== 'requests' || told.length === 0 || told.length < rules.length)
    return settling.settled([
      bareRequest('cannot', message, {
        words: [
          `${TRIED}. Escreva a mudança como um pedido (por exemplo, “Ana não pode no dia 8”); depois ${THEN}`,
        ],
      }),
    ]);
  return {
    type: 'question',
    text: `${TRIED}. ${ended(`Entendi: ${told.join('; ')}`)} Posso pôr isso nas regras; depois ${THEN} Quer experimentar?`,
    choices: [
      { label: capital(told.join('; ')), requests: meant.understood },
      { label: 'Não', requests: [] },
    ],
    open: [],
  };
}
