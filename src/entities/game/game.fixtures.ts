// Games for stories. Their pictures come from the API mock, which every Storybook build includes.
import type { Game } from '#/api/generated/model/index.ts';

export function gameFixture(more: Partial<Game> = {}): Game {
  return {
    slug: 'golden-harvest',
    name: 'Golden Harvest',
    preview: '/mock-assets/tile/golden-harvest.webp',
    previewSmall: '/mock-assets/tile-small/golden-harvest.webp',
    allow_bonus_balance: true,
    active: true,
    badges: [],
    disabled: false,
    has_demo_mode: true,
    producer: { slug: 'northlight-studio', name: 'Northlight Studio' },
    ...more,
  };
}

export function gameFixtures(count: number): Game[] {
  return Array.from({ length: count }, (_, index) =>
    gameFixture({
      slug: `game-${String(index)}`,
      name: `Golden Harvest ${String(index + 1)}`,
      preview: `/mock-assets/tile/game-${String(index)}.webp`,
      previewSmall: `/mock-assets/tile-small/game-${String(index)}.webp`,
      badges: index % 5 === 0 ? ['top'] : index % 7 === 0 ? ['jackpot'] : [],
    }),
  );
}
