import { REMINDER_TIMES, type ReminderTimes } from '../accounts/index.js';
import { Flag, Int, Nested, NestedList, OneOf, Text } from '../platform/fields/fields.js';
import { type Channel, CHANNELS, type ChoosableKind, CHOOSABLE_KINDS } from './mail-kinds.js';

const Chosen = () => OneOf(CHANNELS, { enumName: 'Channel' });

/** How somebody is told of each kind of thing; what is necessary comes by mail at once and is no choice. */
export class NoticeChoices {
  @Chosen()
  roster!: Channel;

  @Chosen()
  reminders!: Channel;

  @Chosen()
  substitutions!: Channel;

  @Chosen()
  questionnaires!: Channel;

  @Chosen()
  messages!: Channel;
}

export class ChooseNoticesRequest extends NoticeChoices {
  @OneOf(REMINDER_TIMES, {
    optional: true,
    description: 'De quais dos dois lembretes de uma missa; ausente: como estava.',
  })
  reminderTimes?: ReminderTimes;
}

/** Something that people are told of. */
export class NoticeKindResponse {
  @OneOf(CHOOSABLE_KINDS)
  kind!: ChoosableKind;

  @Text({ example: 'Lembretes de missa' })
  label!: string;
}

/** A way in which the caller may choose to be told. */
export class ChannelResponse {
  @Chosen()
  channel!: Channel;

  @Text({ example: 'Resumo diário por e-mail' })
  label!: string;

  @Flag({ description: 'Se já alcança a pessoa; senão, enquanto isso, os avisos vão por e-mail.' })
  isOn!: boolean;
}

export class NoticeChoicesResponse {
  @Nested(() => NoticeChoices)
  choices!: NoticeChoices;

  @OneOf(REMINDER_TIMES, { description: 'both: os dois; first: só o primeiro; last: só o último.' })
  reminderTimes!: ReminderTimes;

  @Int({ min: 0, max: 14, example: 3, description: 'Da paróquia, em dias antes da missa; 0: não há.' })
  firstReminderDays!: number;

  @Int({ min: 0, max: 14, example: 1, description: 'Da paróquia, em dias antes da missa; 0: não há.' })
  lastReminderDays!: number;

  @NestedList(() => NoticeKindResponse, { description: 'Do que cada pessoa é avisada.' })
  kinds!: NoticeKindResponse[];

  @NestedList(() => ChannelResponse, { description: 'Os meios que a paróquia tem.' })
  channels!: ChannelResponse[];

  @Int({ min: 0, max: 23, example: 18, description: 'Hora do resumo, no relógio da paróquia.' })
  digestHour!: number;
}
