import { Flag, Instant, Text } from '../platform/fields/fields.js';

const ADDRESS = 'partilha.example/api/calendar-feeds/q0Zy…3fA.ics';

export class CalendarFeedStateResponse {
  @Flag({ description: 'Há um endereço em vigor.' })
  active!: boolean;

  @Instant({ nullable: true, description: 'Desde quando o endereço vale.' })
  since!: string | null;

  @Instant({ nullable: true, description: 'Quando uma agenda o leu pela última vez.' })
  lastFetchedAt!: string | null;
}

export class CalendarFeedAddressResponse {
  @Text({ max: 2000, example: `https://${ADDRESS}`, description: 'Mostrado só agora: não fica guardado.' })
  url!: string;

  @Text({ max: 2000, example: `webcal://${ADDRESS}`, description: 'O mesmo, como assinatura de agenda.' })
  webcalUrl!: string;

  @Instant()
  since!: string;
}
