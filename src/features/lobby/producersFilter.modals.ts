import { defineModal } from '#/overlays/modals.store.ts';
import type { ProducersFilterProps } from './ui/Filters/ProducersFilter.tsx';

export const producersFilterModal = defineModal<ProducersFilterProps>('producersFilter', {
  load: () => import('./ui/Filters/ProducersFilter.tsx'),
  options: { title: 'lobby.producers.title', type: 'wide', isFullScreen: true, withoutClose: true },
});
