import { defineModal } from '#/overlays/modals.store.ts';

export const gameSheetModal = defineModal<{ slug: string }>('gameSheet', {
  load: () => import('./ui/GameSheetModal.tsx'),
  options: { title: 'gameSheet.title', type: 'wide', isFullScreen: true },
});
