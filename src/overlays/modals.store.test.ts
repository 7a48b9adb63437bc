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
  it('stack by name, and reopening one moves it to the top', () => {
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
  it('notify their opener once when they close, for whatever reason', () => {
    const onClose = vi.fn();
    openModal(alert, {}, { onClose });
    closeModal(alert);
    closeModal(alert);
    resetModals();
    expect(onClose).toHaveBeenCalledOnce();
  });
  it('close on navigation, unless they are meant to stay', () => {
    openModal(alert, {});
    openModal(confirm, {});
    closeModalsOnNavigation();
    expect(names()).toEqual(['confirm']);
  });
});
