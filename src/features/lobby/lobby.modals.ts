import { defineModal } from '#/overlays/modals.store.ts';
import type { ProducersModalProps } from './ui/Producers/ProducersPicker.tsx';

export const producersModal = defineModal<ProducersModalProps>('producers', {
  load: () => import('./ui/Producers/ProducersPicker.tsx'),
  options: { title: 'lobby.producers.title', type: 'wide', isFullScreen: true },
});

export const searchModal = defineModal('gameSearch', {
  load: () => import('./ui/Search/SearchModal.tsx'),
  options: {
    label: 'lobby.search.open',
    type: 'wide',
    withoutClose: true,
    underMenu: true,
    isFullScreen: true,
  },
});

/** Errors are ignored on purpose: opening the modal loads the chunk again. */
export function prefetchSearch(): void {
  searchModal.preload().catch(() => undefined);
}
