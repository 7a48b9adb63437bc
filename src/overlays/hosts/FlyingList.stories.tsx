import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useLocation } from 'react-router';
import { fly, resetFlying, type FlyingNotice } from '../flying.store.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { Overlays } from '../Overlays.tsx';

function Flown({ notices }: { notices: readonly FlyingNotice[] }) {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const notice of notices) fly(notice);
    return resetFlying;
  }, [notices]);
  return (
    <>
      <p>{`You are at ${pathname}`}</p>
      <Overlays logo={null} />
    </>
  );
}

const five: FlyingNotice = { id: 'a', kind: 'highFive', name: 'zorro', to: '/promo/night-lottery' };
const meta = preview.meta({
  title: 'shell/Flying notifications',
  component: Flown,
  args: { notices: [five] },
});

/** A high-five links to its promo. */
export const HighFive = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /zorro/ }));
    await expect(canvas.getByText('You are at /promo/night-lottery')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
});

export const GoesAfterThreeSeconds = meta.story({
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: /zorro/ });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await expect(link).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull(), { timeout: 3_000 });
  },
});

/** A focused icon stays visible. Without focus, the icon disappears after three seconds. */
export const GoesByItself = meta.story({
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: /zorro/ });
    link.focus();
    await new Promise((resolve) => setTimeout(resolve, 3300));
    await expect(link).toBeInTheDocument();
    link.blur();
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
});
/** The icon doesn't repeat the words of the gift's toast. */
export const Gift = meta.story({
  args: { notices: [{ id: 'b', kind: 'gift', to: '/profile/gifts' }] },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: storyText('overlays.flying.gift') });
    await expect(link).toHaveAttribute('href', '/profile/gifts');
  },
});
export const Several = meta.story({
  args: {
    notices: [
      five,
      { ...five, id: 'c', name: 'Кот Учёный' },
      { ...five, id: 'd', name: 'x'.repeat(200) },
      { id: 'e', kind: 'gift', to: '/profile/gifts' },
    ],
  },
});
