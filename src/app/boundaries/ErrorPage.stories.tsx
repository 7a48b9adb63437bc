import { expect, fn } from 'storybook/test';
import { supportModal } from '#/entities/support/support.modals.ts';
import { modalsStore, resetModals } from '#/overlays/modals.store.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { ErrorKind } from './errorKind.ts';

const errorOf = (kind: ErrorKind, status?: number, waitSeconds?: number) => ({ kind, status, waitSeconds });

const meta = preview.meta({
  title: 'shell/Error page',
  component: ErrorPage,
  args: { error: errorOf('404', 404), onRetry: fn() },
});

export const NotFound = meta.story();
export const NotFoundWithWayBack = meta.story({ args: { backTo: '/games/slots' } });
export const TooManyRequests = meta.story({ args: { error: errorOf('429', 429) } });
export const TooManyRequestsForAWhile = meta.story({
  args: { error: errorOf('429', 429, 45) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('common.action.retry') })).toBeDisabled();
  },
});
export const BlockedRegion = meta.story({ args: { error: errorOf('451', 451) } });
export const Maintenance = meta.story({ args: { error: errorOf('503', 503) } });
export const ServerError = meta.story({
  args: { error: errorOf('500', 502) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('app.support.open') }));
    await expect(modalsStore.stack.map(({ name }) => name)).toEqual([supportModal.name]);
    resetModals();
  },
});
export const Offline = meta.story({ args: { error: errorOf('offline') } });
export const Updated = meta.story({ args: { error: errorOf('update') } });
export const NotAllowed = meta.story({ args: { error: errorOf('other', 403) } });
