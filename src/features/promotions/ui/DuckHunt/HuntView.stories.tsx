import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { flightFixture, huntFixture } from '../../duckHunt.fixtures.ts';
import { stillInstant, targetsAt, withinField } from '../../model/duckFlight.ts';
import { huntStart, type HuntModel, type Outcome } from '../../model/duckHunt.machine.ts';
import { HuntView } from './HuntView.tsx';

const at = stillInstant(flightFixture, 0);
const [duck] = targetsAt(flightFixture, at);
const aim = { ...withinField(duck ?? { x: 500, y: 400 }), at };
const wonPrize = {
  id: 2,
  title: '500 компоинтов',
  image: '/mock-assets/trophy/compoints500.svg',
  isWon: true,
};
const duckId = duck?.id ?? null;
const told = (outcome: Outcome): HuntModel => ({
  round: 0,
  phase: { status: 'told', aim, flight: flightFixture, outcome },
});

const meta = preview.meta({
  component: HuntView,
  args: {
    game: huntFixture,
    flight: flightFixture,
    currency: { id: 221, name: { one: 'перо', few: 'пера', many: 'перьев', other: 'пера' } },
    practice: null,
    model: huntStart,
    isCalm: true,
    loginPath: '/login',
    onCalm: fn(),
    onFire: fn(),
    onRetry: fn(),
    onGoOn: fn(),
  },
});

/** By keys: an arrow takes the sight to the next duck, the space bar shoots at it. */
export const Aiming = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: storyText('promotions.duckHunt.field') }).focus();
    await userEvent.keyboard('{ArrowLeft}[Space]');
    await expect(args.onFire).toHaveBeenCalledOnce();
    await expect(args.onFire).toHaveBeenCalledWith(aim);
  },
});
export const Flying = meta.story({ args: { isCalm: false } });
export const Shooting = meta.story({
  args: { model: { round: 0, phase: { status: 'shooting', aim, flight: flightFixture } } },
});
export const Miss = meta.story({ args: { model: told({ kind: 'miss' }) } });
export const Hit = meta.story({ args: { model: told({ kind: 'hit', duckId, points: 10_000 }) } });
export const Prize = meta.story({
  args: { model: told({ kind: 'prize', duckId, prize: wonPrize }) },
});

/** Wherever the shot went, its bubble is within the field. */
const toldAt = (x: number, y: number) =>
  meta.story({
    args: {
      model: {
        round: 0,
        phase: {
          status: 'told',
          aim: { x, y, at },
          flight: flightFixture,
          outcome: { kind: 'prize', duckId, prize: { ...wonPrize, title: 'Путешествие на двоих к морю' } },
        },
      },
    },
    globals: { viewport: { value: 'phone' } },
    play: async ({ canvas }) => {
      const name = storyText('promotions.duckHunt.field');
      const field = canvas.getByRole('button', { name }).getBoundingClientRect();
      const bubble = canvas.getByRole('status').querySelector('[data-kind]')?.getBoundingClientRect();
      if (!bubble) throw new Error('nothing is said');
      await expect(bubble.left).toBeGreaterThanOrEqual(field.left);
      await expect(bubble.right).toBeLessThanOrEqual(field.right);
      await expect(bubble.top).toBeGreaterThanOrEqual(field.top);
      await expect(bubble.bottom).toBeLessThanOrEqual(field.bottom);
    },
  });
export const ToldInTheCorner = toldAt(0, 0);
export const ToldAtTheRight = toldAt(1000, 0);
export const ToldBelow = toldAt(1000, 1000);
export const ToldInTheMiddle = toldAt(590, 500);

/** Nobody knows what became of the shot: it is looked up before another one is fired. */
export const Silent = meta.story({
  args: {
    model: {
      round: 0,
      phase: {
        status: 'silent',
        aim,
        flight: flightFixture,
        failure: { code: 'timeout', retryAfterSeconds: null },
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('promotions.duckHunt.silent'));
    await userEvent.click(canvas.getByRole('button', { name: storyText('promotions.duckHunt.check') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Refused = meta.story({
  args: {
    model: {
      round: 0,
      phase: { status: 'refused', failure: { code: 'action_is_inactive', retryAfterSeconds: null } },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText('promotions.error.action_is_inactive'),
    );
    await userEvent.click(canvas.getByRole('button', { name: storyText('promotions.duckHunt.goOn') }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
});
export const PracticeOfGuest = meta.story({ args: { practice: 'guest' as const } });
export const PracticeOfStranger = meta.story({ args: { practice: 'not_member' as const } });
export const PracticeOfFlagged = meta.story({ args: { practice: 'blocked' as const } });
export const NoShotsLeft = meta.story({
  args: { practice: 'no_shots' as const, game: { ...huntFixture, shotsLeft: 0 } },
});
