import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { resetPlace } from '#/overlays/overlayHost.ts';
import { resetToasts, showMessage, toastsStore } from '#/overlays/toasts.store.ts';
import { markAsError, previousRoute } from '../history/history.store.ts';
import { blockPage, pageBlock } from '../layout/pageBlock.store.ts';
import { followNavigation } from './createRouter.ts';

const start = () => {
  const router = createMemoryRouter([{ path: '*' }]);
  return { router, stop: followNavigation(router, '/') };
};

afterEach(() => {
  resetPlace();
  resetToasts();
});

it.each(['/cashbox', '/cashbox/', '/cashbox?amount=500'])(
  'toasts are held back on %s until the player leaves it',
  async (path) => {
    const { router, stop } = start();
    await router.navigate(path);
    showMessage('common.error.tryLater');
    expect(toastsStore.visible).toHaveLength(0);
    await router.navigate('/cashbox-rules');
    expect(toastsStore.visible).toHaveLength(1);
    stop();
  },
);

it('back links skip a page that failed, unless a retry on it succeeded', async () => {
  const { router, stop } = start();
  await router.navigate('/promo');
  await router.navigate('/games/slots?sort=new');
  expect(markAsError('/games/slots?sort=new', true)).toBe(true);
  await router.navigate('/login');
  expect(markAsError('/games/slots?sort=new', false)).toBe(false);
  expect(previousRoute()).toBe('/promo');
  stop();
});

it('a 451 blocks the current page until the next navigation', async () => {
  const { router, stop } = start();
  blockPage();
  expect(pageBlock.isRegionBlocked).toBe(true);
  await router.navigate('/promo');
  expect(pageBlock.isRegionBlocked).toBe(false);
  stop();
});
