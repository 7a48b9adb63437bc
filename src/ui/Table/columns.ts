import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  align?: 'start' | 'end';
  /** The cell is the row's header, and the heading of its card. */
  isRowHeader?: boolean;
  /** The cell's part of a row that is one line on phones: lead, header, labelled figures, action. */
  inLine?: 'lead' | 'figure' | 'action';
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}
