import { defineModal } from '#/overlays/modals.store.ts';
import type { GameSheetModalProps } from './ui/GameSheetModal.tsx';

export const gameSheetModal = defineModal<GameSheetModalProps>('gameSheet', {
  load: () => import('./ui/GameSheetModal.tsx'),
  options: { title: 'gameSheet.title', type: 'wide', isFullScreen: true },
});
