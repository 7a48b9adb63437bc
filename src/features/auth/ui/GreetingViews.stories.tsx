import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { brands } from '#/brands/brands.ts';
import { isBrandId } from '#/brands/brand.ts';
import { textField } from './auth.fixtures.ts';
import { NicknameView } from '../steps/NicknameModal.tsx';
import { ThanksView } from '../steps/ThanksModal.tsx';

const noSubmit = (event: { preventDefault: () => void }): void => event.preventDefault();
const nickname = {
  nickname: textField('nickname'),
  notice: undefined,
  isSending: false,
  onSubmit: noSubmit,
  onLater: fn(),
};

const meta = preview.meta({ title: 'auth/Greeting' });

export const Nickname = meta.story({
  render: () => <NicknameView {...nickname} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('auth.nickname.later') }));
    await expect(nickname.onLater).toHaveBeenCalledOnce();
  },
});
export const NicknameTaken = meta.story({
  render: () => (
    <NicknameView {...nickname} nickname={textField('nickname', { id: 'auth.error.nickname_taken' })} />
  ),
});
export const NicknameSending = meta.story({ render: () => <NicknameView {...nickname} isSending /> });

/** 'Get bonus' leads to the cashbox, 'Details' to the bonus page. */
export const Thanks = meta.story({
  render: (_args, { globals }) => {
    const id: unknown = globals['brand'];
    return (
      <ThanksView brand={brands[typeof id === 'string' && isBrandId(id) ? id : 'aurora']} onLeave={fn()} />
    );
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/^\/hero\//));
    await expect(canvas.getByRole('heading', { name: storyText('auth.thanks.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('auth.thanks.bonus') })).toHaveAttribute(
      'href',
      '/cashbox?gift=welcome',
    );
    await expect(canvas.getByRole('link', { name: storyText('auth.thanks.details') })).toHaveAttribute(
      'href',
      '/welcome-bonus',
    );
  },
});
