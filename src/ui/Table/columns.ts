// What a table shows, and in which order.
import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  /** Heading; beside the value where the table is drawn as cards. */
  title: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  align?: 'start' | 'end';
  /** Its cell names the row; on a card it is the heading. */
  isRowHeader?: boolean;
};

export type Sort = { key: string; direction: 'ascending' | 'descending' };
