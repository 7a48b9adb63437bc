// Messages outside the guest's lobby. Lazy chunk, because the list grows with the product.
import type { CompiledMessages } from '#/i18n/locale.store.ts';

export const further = import.meta.glob<CompiledMessages>(
  [
    '/src/{pages,features,entities}/*/messages/??.json',
    '/src/i18n/answers/messages/??.json',
    '!/src/{entities/{game,support},features/lobby}/messages/*',
  ],
  { import: 'default' },
);
