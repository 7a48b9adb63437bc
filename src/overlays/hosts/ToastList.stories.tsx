import { useEffect } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#/ui/Button/Button.tsx';
import { resetPlace, setPlace } from '../overlayHost.ts';
import { resetToasts, showMessage, showToast } from '../toasts.store.ts';
import { storyText } from '../../../.storybook/storyText.ts';
import preview from '../../../.storybook/preview.tsx';
import { Overlays } from '../Overlays.tsx';

function Shown({ show }: { show: () => void }) {
  useEffect(() => {
    show();
    return () => {
      resetPlace();
      resetToasts();
    };
  }, [show]);
  return (
    <>
      <Button onClick={resetPlace}>Leave the cashbox</Button>
      <Overlays logo={null} />
    </>
  );
}

const showing = (show: () => unknown): { show: () => void } => ({ show: () => void show() });
const html = (text: string) => ({ kind: 'html', html: text }) as const;
const meta = preview.meta({
  title: 'shell/Toasts',
  component: Shown,
  args: showing(() => showMessage('common.error.tryLater')),
});

/** An image, HTML and a close button in each tone. */
export const Kinds = meta.story({
  args: {
    show: () => {
      showToast({
        id: 'arrow',
        content: html('Tournament <b>Night race</b> has begun'),
        image: 'arrow',
        url: '/tournaments/night-race',
      });
      showToast({ id: 'message', content: html('Support has answered'), image: 'message' });
      showToast({ id: 'gift', content: html('50 gift spins are yours'), image: 'gift', tone: 'success' });
      showToast({ id: 'level', content: html('Level 8!'), image: 'level', time: 0 });
    },
  },
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(await canvas.findByRole('link', { name: /Night race/ })).toHaveAttribute(
      'href',
      '/tournaments/night-race',
    );
    for (const picture of ['.lucide-bell', '.lucide-message-circle', '.lucide-gift', '.lucide-trophy'])
      await expect(canvasElement.querySelector(`li ${picture}`)).toBeVisible();
    const [, first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      within(canvas.getAllByRole('listitem')[0] ?? canvasElement).getByRole('button'),
    ).toHaveFocus();
  },
});
export const Tones = meta.story({
  args: {
    show: () => {
      for (const tone of ['info', 'success', 'warning', 'error'] as const)
        showMessage('common.error.tryLater', { id: tone, tone });
    },
  },
});

const called = fn();

export const WithCallback = meta.story({
  args: { show: () => showMessage('common.error.tryLater', { onClick: called }) },
  async play({ canvas, userEvent }) {
    const [cover] = within(await canvas.findByRole('listitem')).getAllByRole('button');
    await expect(cover).toHaveAccessibleName();
    if (cover) await userEvent.click(cover);
    await expect(called).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
});

/** A custom component replaces the card and closes itself. */
export const Custom = meta.story({
  args: {
    show: () =>
      showToast({
        content: { kind: 'custom', render: (close) => <Button onClick={close}>Take 50 spins</Button> },
      }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take 50 spins' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
});

/** A blocking toast is shown alone; the others wait. */
export const Blocking = meta.story({
  args: {
    show: () => {
      showToast({ content: html('Confirm your e-mail'), isBlocking: true, tone: 'warning' });
      showToast({ content: html('Support has answered') });
    },
  },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(within(canvas.getByRole('listitem')).getByRole('button'));
    await waitFor(() => expect(canvas.getByText('Support has answered')).toBeVisible());
  },
});

/** The toast is held back in the cashbox and shown after leaving it. */
export const Held = meta.story({
  args: {
    show: () => {
      setPlace({ where: 'cashbox' });
      showToast({ content: html('Your deposit has arrived') });
    },
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the cashbox' }));
    await waitFor(() => expect(canvas.getByText('Your deposit has arrived')).toBeVisible());
  },
});

export const Paused = meta.story({
  args: { show: () => showMessage('common.error.tryLater', { time: 400 }) },
  async play({ canvas, userEvent }) {
    const item = await canvas.findByRole('listitem');
    await userEvent.hover(item);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await userEvent.unhover(item);
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
});

/** A toast with the same id replaces the first and restarts the timer. */
export const Replaced = meta.story({
  args: { show: () => showToast({ id: 'a', content: html('Saved'), time: 600 }) },
  async play({ canvas }) {
    await canvas.findByText('Saved');
    await new Promise((resolve) => setTimeout(resolve, 400));
    showToast({ id: 'a', content: html('Saved again'), time: 600 });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(canvas.getByText('Saved again')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
});

/** Only the new toast is announced, not the whole region. */
export const Announced = meta.story({
  args: { show: () => showToast({ content: html('Support has answered') }) },
  async play({ canvas }) {
    const list = await canvas.findByRole('list');
    const region = canvas.getByRole('status', { name: storyText('overlays.toasts.region') });
    await expect(region).toContainElement(list);
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveAttribute('aria-atomic', 'false');
    // The region isn't an `output` element, because HTML allows only phrasing content in it, so no list.
    await expect(region.tagName).not.toBe('OUTPUT');
    const [first] = canvas.getAllByRole('listitem');
    showToast({ content: html('Level 8!') });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getAllByRole('listitem')[0]).toBe(first);
  },
});

/** HTML from the server is sanitised in toasts too. */
export const Hostile = meta.story({
  args: {
    show: () =>
      showToast({
        content: html('<img src=x onerror="window.hurt=1">Hello <a href="javascript:alert(1)">you</a>'),
        url: 'javascript:alert(1)',
      }),
  },
  async play({ canvas }) {
    const item = await canvas.findByRole('listitem');
    await expect(await within(item).findByText('you')).not.toHaveAttribute('href');
    await expect(within(item).queryByRole('link')).toBeNull();
    await expect('hurt' in window).toBe(false);
  },
});
export const LongestText = meta.story({
  args: { show: () => showToast({ content: html('Слово '.repeat(150) + 'x'.repeat(300)), time: 0 }) },
});
