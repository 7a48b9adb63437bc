import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { leadersFixture, playerFixture } from '../../tournaments.fixtures.ts';
import { Podium } from './Podium.tsx';

const meta = preview.meta({
  title: 'tournaments/Podium',
  component: Podium,
  args: { winners: leadersFixture.slice(0, 3) },
});

export const Three = meta.story({
  async play({ canvas }) {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('value'))).toEqual(['1', '2', '3']);
    for (const [index, { username }] of leadersFixture.slice(0, 3).entries()) {
      await expect(items[index]).toHaveTextContent(username);
      await expect(items[index]?.querySelector('[data-size]')).toBeVisible();
    }
  },
});
export const Mine = meta.story({
  args: { winners: leadersFixture.slice(0, 3).map((row) => ({ ...row, isItsMe: row.position === 2 })) },
});
export const OnlyOne = meta.story({
  args: { winners: [playerFixture(1, 12, { username: 'A name that is far too long for a podium' })] },
});
