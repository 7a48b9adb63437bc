// The texts that the guest's lobby does not show. The list grows with every feature, so it comes when one of
// them is wanted.
import type { CompiledMessages } from '#/i18n/locale.store.ts';
import type { TextFiles } from './messageFiles.ts';

export const further: TextFiles = import.meta.glob<CompiledMessages>(
  [
    '/src/{pages,features,entities}/*/messages/{ru,en,it,br}.json',
    '!/src/{entities/{game,support},features/lobby}/messages/*',
  ],
  { import: 'default' },
);
