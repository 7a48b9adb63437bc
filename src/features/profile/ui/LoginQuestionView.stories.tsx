import { expect, fn } from 'storybook/test';
import type { PlayerSession } from '#/api/generated/model/index.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { LoginQuestionView } from './LoginQuestionView.tsx';

const session: PlayerSession = {
  id: 's_2',
  deviceType: 'mobile',
  deviceName: 'Safari, iOS',
  ip: '203.0.113.24',
  place: 'Port Selene',
  createdAt: '2026-11-20T11:00:00Z',
  lastActiveAt: '2026-11-20T12:00:00Z',
  isCurrent: false,
};
const meta = preview.meta({
  title: 'profile/LoginQuestion',
  component: LoginQuestionView,
  args: {
    session,
    name: 'Safari, iOS',
    isEnding: false,
    failure: null,
    onMine: fn(),
    onNotMine: fn(),
    onChangePassword: fn(),
  },
});
const named = (id: FormatjsIntl.Message['ids']) => ({ name: storyText(id) });

export const Other = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', named('profile.login.notMine')));
    await expect(args.onNotMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', named('profile.login.mine')));
    await expect(args.onMine).toHaveBeenCalledOnce();
  },
});
/** The player opened the link on the device that the question is about. */
export const Current = meta.story({
  args: { session: { ...session, isCurrent: true } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', named('profile.login.notMine'))).toBeNull();
  },
});
export const Ended = meta.story({
  args: { session: undefined },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', named('profile.login.changePassword')));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
  },
});
export const Ending = meta.story({ args: { isEnding: true } });
export const Failed = meta.story({ args: { failure: { id: 'common.error.network' } } });
export const LongName = meta.story({
  args: { name: 'Mozilla Firefox Extended Support Release Nightly Developer Edition, Linux' },
});
