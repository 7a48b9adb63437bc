import { openModal } from '#/overlays/modals.store.ts';
import { gameSheetModal } from './lobby.modals.ts';

/** Shows what a game is like, over the page or over the game. */
export function openGameSheet(slug: string): void {
  openModal(gameSheetModal, { slug });
}
