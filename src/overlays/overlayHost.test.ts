import { afterEach, expect, it } from 'vitest';
import { countDialog } from '#/ui/openDialogs.ts';
import { closeModal, defineModal, openModal, resetModals } from './modals.store.ts';
import { resetPlace, setPlace } from './overlayHost.ts';
import { resetToasts, showMessage, toastsStore } from './toasts.store.ts';

const alert = defineModal('alert', { load: () => Promise.resolve({ default: () => null }) });
const visible = () => toastsStore.visible.map(({ id }) => id);
const say = (id: string) => showMessage('common.error.tryLater', { id });

afterEach(() => {
  resetModals();
  resetPlace();
  resetToasts();
});

it('a toast waits while a modal is open, from its opening on', () => {
  openModal(alert, {});
  say('saved');
  expect(visible()).toEqual([]);
  closeModal(alert);
  expect(visible()).toEqual(['saved']);
});

it('and while dialogs are open that no store knows of, until the last has gone', () => {
  const [firstGone, secondGone] = [countDialog(), countDialog()];
  say('saved');
  firstGone();
  expect(visible()).toEqual([]);
  secondGone();
  expect(visible()).toEqual(['saved']);
});

it('a toast on the screen goes when a game opens, and comes back after it', () => {
  say('saved');
  setPlace({ where: 'game' });
  expect(visible()).toEqual([]);
  setPlace({ where: 'hall' });
  expect(visible()).toEqual(['saved']);
});

it('news of the bell doesn’t come back after a game', () => {
  setPlace({ where: 'game' });
  showMessage('common.error.tryLater', { id: 'news', kind: 'notice' });
  setPlace({ where: 'hall' });
  expect(visible()).toEqual([]);
});

it('a new version outlives a logout', () => {
  showMessage('common.error.tryLater', { id: 'update', kind: 'update' });
  say('saved');
  resetToasts();
  expect(visible()).toEqual(['update']);
});
