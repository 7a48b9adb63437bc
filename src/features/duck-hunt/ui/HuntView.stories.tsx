import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { onPhone } from '../../../../.storybook/viewports.ts';
import { flightFixture, huntFixture } from '../duckHunt.fixtures.ts';
import { stillInstant, targetsAt, withinField } from '../model/flight.ts';
import { huntStart, type Hunt, type Outcome } from '../model/hunt.ts';
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
const judged = (outcome: Outcome): Hunt => ({
  round: 0,
  phase: { status: 'judged', aim, flight: flightFixture, outcome },
});

const meta = preview.meta({
  title: 'duck-hunt/HuntView',
  component: HuntView,
  args: {
    game: huntFixture,
    flight: flightFixture,
    currency: { id: 221, name: { one: 'перо', few: 'пера', many: 'перьев', other: 'пера' } },
    practice: null,
    hunt: huntStart,
    isCalm: true,
    isTouch: false,
    loginPath: '/login',
    onCalm: fn(),
    onFire: fn(),
    onRetry: fn(),
    onContinue: fn(),
  },
});

export const Aiming = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: storyText('duckHunt.field') }).focus();
    await userEvent.keyboard('{ArrowLeft}[Space]');
    await expect(args.onFire).toHaveBeenCalledOnce();
    await expect(args.onFire).toHaveBeenCalledWith(aim);
  },
});
export const Flying = meta.story({ args: { isCalm: false } });

export const OnTouch = meta.story({
  args: { isTouch: true },
  globals: onPhone,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('button', { name: storyText('duckHunt.field') });
    await expect(field).toHaveAccessibleDescription(storyText('duckHunt.helpCalmTouch'));
    await expect(canvas.queryByText(storyText('duckHunt.helpCalm'))).toBeNull();
    await userEvent.click(field);
    await expect(args.onFire).toHaveBeenCalledOnce();
  },
});
export const Shooting = meta.story({
  args: { hunt: { round: 0, phase: { status: 'shooting', aim, flight: flightFixture } } },
});
export const Miss = meta.story({ args: { hunt: judged({ kind: 'miss' }) } });
export const Hit = meta.story({ args: { hunt: judged({ kind: 'hit', duckId, points: 10_000 }) } });
export const Prize = meta.story({
  args: { hunt: judged({ kind: 'prize', duckId, prize: wonPrize }) },
});

const judgedAt = (x: number, y: number): Hunt => ({
  round: 0,
  phase: {
    status: 'judged',
    aim: { x, y, at },
    flight: flightFixture,
    outcome: { kind: 'prize', duckId, prize: { ...wonPrize, title: 'Путешествие на двоих к морю' } },
  },
});
const bubbleInside = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const canvas = within(canvasElement);
  const name = storyText('duckHunt.field');
  const field = canvas.getByRole('button', { name }).getBoundingClientRect();
  const bubble = canvas.getByRole('status').querySelector('[data-kind]')?.getBoundingClientRect();
  if (!bubble) throw new Error('no bubble');
  await expect(bubble.left).toBeGreaterThanOrEqual(field.left);
  await expect(bubble.right).toBeLessThanOrEqual(field.right);
  await expect(bubble.top).toBeGreaterThanOrEqual(field.top);
  await expect(bubble.bottom).toBeLessThanOrEqual(field.bottom);
};
export const BubbleInTheCorner = meta.story({
  args: { hunt: judgedAt(0, 0) },
  globals: onPhone,
  play: bubbleInside,
});
export const BubbleAtTheRight = meta.story({
  args: { hunt: judgedAt(1000, 0) },
  globals: onPhone,
  play: bubbleInside,
});
export const BubbleAtTheBottom = meta.story({
  args: { hunt: judgedAt(1000, 1000) },
  globals: onPhone,
  play: bubbleInside,
});
export const BubbleInTheMiddle = meta.story({
  args: { hunt: judgedAt(590, 500) },
  globals: onPhone,
  play: bubbleInside,
});

export const Uncertain = meta.story({
  args: {
    hunt: {
      round: 0,
      phase: {
        status: 'uncertain',
        aim,
        flight: flightFixture,
        failure: { code: 'timeout', retryAfterSeconds: null },
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('duckHunt.uncertain'));
    await userEvent.click(canvas.getByRole('button', { name: storyText('duckHunt.check') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Refused = meta.story({
  args: {
    hunt: {
      round: 0,
      phase: { status: 'refused', failure: { code: 'action_is_inactive', retryAfterSeconds: null } },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('promo.error.action_is_inactive'));
    await userEvent.click(canvas.getByRole('button', { name: storyText('duckHunt.goOn') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
export const PracticeAsGuest = meta.story({ args: { practice: 'guest' as const } });
export const PracticeWithoutJoining = meta.story({ args: { practice: 'not_member' as const } });
export const PracticeWithSeveralAccounts = meta.story({ args: { practice: 'blocked' as const } });
export const NoShotsLeft = meta.story({
  args: { practice: 'no_shots' as const, game: { ...huntFixture, shotsLeft: 0 } },
});
