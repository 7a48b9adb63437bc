import type { Column } from './Table.tsx';

export interface Participant {
  readonly id: number;
  readonly name: string;
  readonly points: number;
  readonly fives: number;
}

const names = [
  'nightowl',
  'Ласточка',
  'ace.of.clubs',
  'Марина-77',
  'zorro',
  'il-gatto',
  'tartaruga',
  'pombo.branco',
  'Кот Учёный',
  'red-fox',
];

export function participants(count: number): Participant[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: names[at % names.length] ?? '',
    points: 90_000 - at * 731,
    fives: (at * 7) % 40,
  }));
}

export const participantColumns: readonly Column<Participant>[] = [
  { key: 'name', title: 'Nickname', render: ({ name }) => name, isRowHeader: true, isSortable: true },
  { key: 'points', title: 'Points', render: ({ points }) => points, isSortable: true, align: 'end' },
  { key: 'fives', title: 'High-fives', render: ({ fives }) => fives, align: 'end' },
];
