import { expect, fn } from 'storybook/test';
import type { PlayerSession } from '#/api/generated/model/index.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { SessionsView, type SessionsViewProps } from './Sessions.tsx';

const here: PlayerSession = {
  id: 's_1',
  deviceType: 'desktop',
  deviceName: 'Firefox, Linux',
  ip: '203.0.113.24',
  place: 'Port Selene',
  createdAt: '2026-11-20T11:00:00Z',
  lastActiveAt: '2026-11-20T12:00:00Z',
  isCurrent: true,
};
const phone: PlayerSession = {
  ...here,
  id: 's_2',
  deviceType: 'mobile',
  deviceName: 'Safari, iOS',
  isCurrent: false,
};
const usual: SessionsViewProps = {
  sessions: { kind: 'ready', data: [here, phone] },
  ending: null,
  failure: null,
  onEnd: fn((_session: PlayerSession, _name: string, onDone: () => void) => onDone()),
  onEndOthers: fn((onDone: () => void) => onDone()),
  onEndAll: fn(),
  onChangePassword: fn(),
};
const meta = preview.meta({
  title: 'profile/Sessions',
  component: SessionsView,
  args: usual,
});

/**
 * The current session is marked. There are buttons to end a single session, all other sessions, or all
 * sessions.
 */
export const Two = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText(storyText('profile.sessions.current'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Safari, iOS/ }));
    await expect(args.onEnd).toHaveBeenCalledWith(phone, 'Safari, iOS', expect.any(Function));
    const list = canvas.getByRole('list', { name: storyText('profile.sessions.title') });
    await expect(list).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: storyText('profile.sessions.others') }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await expect(list).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: storyText('profile.sessions.everywhere') }));
    await expect(args.onEndAll).toHaveBeenCalledOnce();
  },
});
export const OnlyThisOne = meta.story({
  args: { sessions: { kind: 'ready', data: [here] } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: storyText('profile.sessions.others') })).toBeNull();
  },
});
export const Ending = meta.story({ args: { ending: 's_2' } });
export const NotEnded = meta.story({ args: { failure: { id: 'common.error.offline' } } });
export const Unknown = meta.story({
  args: {
    sessions: {
      kind: 'ready',
      data: [
        { id: 's', deviceType: 'other', deviceName: '', createdAt: '', lastActiveAt: '', isCurrent: false },
        { ...phone, deviceName: 'W'.repeat(120), place: 'W'.repeat(120) },
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
export const Loading = meta.story({ args: { sessions: { kind: 'pending' } } });
export const Failed = meta.story({
  args: { sessions: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
