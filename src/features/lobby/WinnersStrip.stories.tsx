import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { winnerFixtures } from './lobby.fixtures.ts';
import { WinnersView, type WinnersViewProps } from './WinnersStrip.tsx';

const winners: WinnersViewProps['winners'] = {
  kind: 'ready',
  data: { data: winnerFixtures, options: { currency: 'RUB' } },
};

const meta = preview.meta({ component: WinnersView, args: { winners } });

/** The strip is one tab stop. The arrow keys lead to the other wins. */
export const Winners = meta.story({
  async play({ canvas, userEvent }) {
    const links = (): HTMLElement[] => canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(links()[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links()[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(links()[0]).toHaveFocus();
    await userEvent.tab();
    for (const link of links()) await expect(link).not.toHaveFocus();
  },
});

const [newest = winnerFixtures[0], ...earlier] = winnerFixtures;

/** While the strip has the focus, new wins are held back. */
export const FocusedWhileAnotherWins = meta.story({
  args: { winners: { kind: 'ready', data: { data: earlier, options: { currency: 'RUB' } } } },
  render: function Live({ winners }) {
    const [hasNewest, setNewest] = useState(false);
    const list = winners.kind === 'ready' && newest ? [newest, ...winners.data.data] : [];
    return (
      <div role="presentation" onKeyUp={() => setNewest(true)}>
        <WinnersView
          winners={
            hasNewest ? { kind: 'ready', data: { data: list, options: { currency: 'RUB' } } } : winners
          }
        />
        <button type="button">After</button>
      </div>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('link')).toHaveLength(earlier.length);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')).toHaveLength(winnerFixtures.length);
  },
});
export const Loading = meta.story({ args: { winners: { kind: 'pending' } } });
export const Nobody = meta.story({
  args: { winners: { kind: 'ready', data: { data: [], options: { currency: 'RUB' } } } },
});
export const Failed = meta.story({
  args: { winners: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
