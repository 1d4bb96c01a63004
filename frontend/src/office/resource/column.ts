import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** One fact of a record: a column on a desktop and on paper, a line of a card on a phone, a column of the exported file. */
export interface Column<Row extends RaRecord> {
  label: string;
  /** The field to sort by, where the server can. */
  sort?: string;
  text: (row: Row) => string;
  /** Its text stands on one line of a table. */
  unbroken?: true;
  /** A number, whose units stand below each other. */
  number?: true;
  /** A badge, beside the name on a phone's card. */
  badge?: true;
  /** Left out of a card, and of a window narrower than 1280 px. */
  wide?: true;
  /** Only in the exported file and on paper. */
  exportOnly?: true;
  /** What paper says instead of the text; false: nothing, the room is for the letters of the others. */
  onPaper?: false | ((row: Row) => string);
  /** Shown instead of the text, where it is more than words. */
  show?: (row: Row) => ReactNode;
}
