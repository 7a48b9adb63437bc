import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  align?: 'start' | 'end';
  /** Its cell names the row; on a card it is the heading. */
  isRowHeader?: boolean;
  /** On a phone the row is one line: lead, header, figures with their titles, action. */
  inLine?: 'lead' | 'figure' | 'action';
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}
