import { expect } from 'storybook/test';
import * as tiles from '../../src/entities/game/GameTile.stories.tsx';
import * as today from '../../src/features/lobby/TodayBlock.stories.tsx';
import { cutTexts, sideScroll } from '../nothingCut.ts';
import preview from '../preview.tsx';
import { groupOf, StorySheet, type SheetGroup } from './StorySheet.tsx';

/** Stories without motion, side by side. `npm run test:pictures` compares these sheets in every brand. */
const meta = preview.meta({
  title: 'sheets/Sheets',
  component: StorySheet,
  tags: ['!autodocs'],
  // Axe is off, because landmarks and ids repeat on a sheet. Each story runs axe on its own.
  parameters: { a11y: { test: 'off' } },
});

const modules = import.meta.glob<object>('../../src/ui/*/*.stories.tsx', { eager: true });
/** Controls without motion that don't cover the page. */
const still = (
  'Button ButtonLink IconButton Chip Badge Avatar Tabs Checkbox RadioGroup Switch TextField SearchField Select NumberField MoneyField ' +
  'PhoneField CodeField ProgressBar ProgressRing ToastCard EmptyState ErrorState Pages'
).split(' ');
const controls: readonly SheetGroup[] = still.map((name) => {
  const module = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1];
  if (!module) throw new Error(`there are no stories of ${name}`);
  return groupOf(name, module);
});
const cards: readonly SheetGroup[] = [groupOf('GameTile', tiles), groupOf('Today', today, true)];

export const Controls = meta.story({ args: { groups: controls } });
export const Cards = meta.story({ args: { groups: cards } });

const holds = async (): Promise<void> => {
  await document.fonts.ready;
  await expect(cutTexts(document.body)).toEqual([]);
};
const holdsOnPhone = async (): Promise<void> => {
  await holds();
  await expect(sideScroll()).toBe(0);
};

/** No control cuts off texts that are long and accented. */
export const StretchedControls = meta.story({
  args: { groups: controls, isStretched: true },
  globals: { viewport: { value: 'desktop' } },
  play: holds,
});
export const StretchedControlsOnPhone = meta.story({
  args: { groups: controls, isStretched: true },
  globals: { viewport: { value: 'phone' } },
  play: holdsOnPhone,
});
