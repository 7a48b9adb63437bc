import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { newNotice, readNotices } from './model/notices.fixtures.ts';
import { NoticesView } from './Notifications.tsx';

const now = Date.parse('2026-01-14T12:00:00Z');

const meta = preview.meta({
  title: 'notifications/NoticesView',
  component: NoticesView,
  args: {
    items: [newNotice, ...readNotices],
    end: 'complete' as const,
    failure: null,
    unread: 1,
    pageSize: 20,
    now,
    onMore: fn(),
    onRead: fn(),
    onReadAll: fn(),
  },
});

export const Notices = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    // A notice about a login shows the exact time instead of its age.
    const login = (await canvas.findByText(/A login on a new device/)).closest('article');
    await expect(login?.querySelector('time')).toHaveTextContent(/\d\d?:41/);
    await expect(canvas.getAllByText(storyText('notifications.notice.new'))).toHaveLength(1);
    const link = await canvas.findByRole('link', { name: 'Take it' });
    await expect(link).toHaveAttribute('href', '/profile/gifts');
    await waitFor(() => expect(link).toHaveAccessibleDescription(/A gift is waiting/));
    await userEvent.click(canvas.getByRole('button', { name: storyText('notifications.notice.read') }));
    await expect(args.onRead).toHaveBeenCalledWith(newNotice.id);
    await userEvent.click(canvas.getByRole('button', { name: storyText('notifications.list.readAll') }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
});
export const AllRead = meta.story({
  args: { items: [...readNotices], unread: 0 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: storyText('notifications.list.readAll') })).toBeNull();
  },
});
/** Texts from the server are untrusted and can't run scripts. */
export const Hostile = meta.story({
  args: {
    items: [
      {
        ...newNotice,
        msg: '<img src=x onerror="window.hurt=1">Hello <a href="javascript:alert(1)">you</a>',
        button: { link: 'javascript:alert(1)', text: 'Press' },
      },
      { ...newNotice, id: 2, createdAt: 'never', button: { link: '//evil.example/', text: 'Press' } },
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('you')).not.toHaveAttribute('href');
    await expect(canvas.queryByRole('link', { name: 'Press' })).toBeNull();
    await expect('hurt' in window).toBe(false);
  },
});
export const LongestTexts = meta.story({
  args: {
    items: [
      {
        ...newNotice,
        msg: `${'Слово '.repeat(200)}${'x'.repeat(300)}`,
        button: { link: '/promo', text: 'О'.repeat(100) },
      },
    ],
  },
});
export const Loading = meta.story({ args: { items: null, end: 'more' as const } });
export const Empty = meta.story({ args: { items: [], unread: 0 } });
export const Failed = meta.story({
  args: { items: [], end: 'failed' as const, failure: { id: 'common.error.offline' as const } },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
