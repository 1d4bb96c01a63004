/** The specification's page shows the first three of each list. */
export const FIRST_THREE = '[0,2]';

/** Where a message is written: the message centre with its form open. */
export const WRITE_MESSAGE = '/messages?tab=pessoais&compose=1';
