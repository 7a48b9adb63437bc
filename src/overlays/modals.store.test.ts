import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeModal,
  closeModalsOnNavigation,
  defineModal,
  modalsStore,
  openModal,
  resetModals,
} from './modals.store.ts';

const load = () => Promise.resolve({ default: () => null });
const alert = defineModal('alert', { load });
const confirm = defineModal('confirm', { load, options: { staysOnNavigation: true } });
const names = () => modalsStore.stack.map(({ name }) => name);

beforeEach(resetModals);

describe('open modals', () => {
  it('are stacked, and opening one again moves it to the top', () => {
    openModal(alert, {});
    openModal(confirm, {});
    openModal(alert, {});
    expect(names()).toEqual(['confirm', 'alert']);
  });
  it('leave no backdrop after the last one closes', () => {
    openModal(alert, {});
    openModal(confirm, {});
    closeModal(alert);
    expect(names()).toEqual(['confirm']);
    closeModal('confirm');
    expect(modalsStore.stack).toEqual([]);
  });
  it('call `onClose` once, however they are closed', () => {
    const onClose = vi.fn();
    openModal(alert, {}, { onClose });
    closeModal(alert);
    closeModal(alert);
    resetModals();
    expect(onClose).toHaveBeenCalledOnce();
  });
  it('close on navigation, except those that are meant to stay', () => {
    openModal(alert, {});
    openModal(confirm, {});
    closeModalsOnNavigation();
    expect(names()).toEqual(['confirm']);
  });
});
