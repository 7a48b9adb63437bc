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

it('a toast requested right after a modal opens waits until it closes', () => {
  openModal(alert, {});
  say('saved');
  expect(visible()).toEqual([]);
  closeModal(alert);
  expect(visible()).toEqual(['saved']);
});

it('a toast waits while any other dialog is open', () => {
  const [firstGone, secondGone] = [countDialog(), countDialog()];
  say('saved');
  firstGone();
  expect(visible()).toEqual([]);
  secondGone();
  expect(visible()).toEqual(['saved']);
});

it('a visible toast hides when a game opens, and returns after it', () => {
  say('saved');
  setPlace({ where: 'game' });
  expect(visible()).toEqual([]);
  setPlace({ where: 'hall' });
  expect(visible()).toEqual(['saved']);
});

it("a toast that goes to the bell during a game doesn't show after it", () => {
  setPlace({ where: 'game' });
  showMessage('common.error.tryLater', { id: 'news', kind: 'notice' });
  setPlace({ where: 'hall' });
  expect(visible()).toEqual([]);
});

it('the toast about a new version survives a logout', () => {
  showMessage('common.error.tryLater', { id: 'update', kind: 'update' });
  say('saved');
  resetToasts();
  expect(visible()).toEqual(['update']);
});
