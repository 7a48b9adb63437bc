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
  it('stack by name, and one that is opened again comes to the top', () => {
    openModal(alert, {});
    openModal(confirm, {});
    openModal(alert, {});
    expect(names()).toEqual(['confirm', 'alert']);
  });
  it('are gone when the last one closes, and the background with them', () => {
    openModal(alert, {});
    openModal(confirm, {});
    closeModal(alert);
    expect(names()).toEqual(['confirm']);
    closeModal('confirm');
    expect(modalsStore.stack).toEqual([]);
  });
  it('tell their opener once that they closed, however that happens', () => {
    const onClose = vi.fn();
    openModal(alert, {}, { onClose });
    closeModal(alert);
    closeModal(alert);
    resetModals();
    expect(onClose).toHaveBeenCalledOnce();
  });
  it('stay behind when the page changes, but for those that are meant to stay', () => {
    openModal(alert, {});
    openModal(confirm, {});
    closeModalsOnNavigation();
    expect(names()).toEqual(['confirm']);
  });
});
