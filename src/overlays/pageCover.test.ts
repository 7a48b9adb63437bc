import { afterEach, expect, it, vi } from 'vitest';
import { countDialog } from '#/ui/openDialogs.ts';
import { closeModal, defineModal, openModal, resetModals } from './modals.store.ts';
import { isPageCovered, onPageCover } from './pageCover.ts';

const alert = defineModal('alert', { load: () => Promise.resolve({ default: () => null }) });

afterEach(resetModals);

it('the page is covered by a modal from its opening on', () => {
  expect(isPageCovered()).toBe(false);
  openModal(alert, {});
  expect(isPageCovered()).toBe(true);
  closeModal(alert);
  expect(isPageCovered()).toBe(false);
});

it('the page is covered by dialogs that no store knows of, until the last is gone', () => {
  const listener = vi.fn();
  const stop = onPageCover(listener);
  const [firstGone, secondGone] = [countDialog(), countDialog()];
  firstGone();
  expect(isPageCovered()).toBe(true);
  secondGone();
  expect(isPageCovered()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});
