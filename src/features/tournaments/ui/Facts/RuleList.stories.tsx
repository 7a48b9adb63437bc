import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tournamentFixture } from '../../tournaments.fixtures.ts';
import { RuleList } from './RuleList.tsx';

const meta = preview.meta({
  title: 'tournaments/RuleList',
  component: RuleList,
  args: { tournament: tournamentFixture(), currency: 'RUB' },
});

export const Open = meta.story();
export const RequiresAPromotion = meta.story({
  args: {
    tournament: tournamentFixture({
      privacyType: 3,
      requirements: { promoSlug: 'comet-night', promoTitle: 'Comet Night' },
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Comet Night' })).toHaveAttribute(
      'href',
      '/promo/comet-night',
    );
  },
});
