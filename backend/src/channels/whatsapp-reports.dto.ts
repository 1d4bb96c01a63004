import { Text } from '../platform/fields/fields.js';

/** What Meta asks when the address is entered there. */
export class CheckReportsQuery {
  @Text({ optional: true, max: 100, example: 'subscribe' })
  'hub.mode'?: string;

  @Text({ optional: true, max: 200, example: 'o que está em WHATSAPP_VERIFY_TOKEN' })
  'hub.verify_token'?: string;

  @Text({ optional: true, max: 200, example: '1158201444', description: 'Volta como veio.' })
  'hub.challenge'?: string;
}
