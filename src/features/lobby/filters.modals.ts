// This file is separate from the lobby's other modals, because the first load doesn't need it.
import { defineModal } from '#/overlays/modals.store.ts';
import type { FiltersModalProps } from './ui/Filters/FiltersModal.tsx';

export const filtersModal = defineModal<FiltersModalProps>('gameFilters', {
  load: () => import('./ui/Filters/FiltersModal.tsx'),
  options: { title: 'gameFacts.filters.title', type: 'bottom', withoutClose: true },
});
