// Random sequences of steps. Each run has a theme, so that related steps occur together often.
import fc from 'fast-check';
import type { Casino } from './casino.ts';
import { cardDeposits } from './commands/cardDeposits.ts';
import { cashbox } from './commands/cashbox.ts';
import { giftSteps } from './commands/gifts.ts';
import { loyalty } from './commands/loyalty.ts';
import { journals } from './commands/mock.ts';
import { payouts } from './commands/payouts.ts';
import { flying } from './commands/crash.ts';
import { longPlay, openingRocket, playing } from './commands/play.ts';
import { promoting } from './commands/promotions.ts';
import { limiting, resting } from './commands/safePlay.ts';
import { session } from './commands/session.ts';
import { rewinding, shortTimes, times } from './commands/time.ts';
import { competing } from './commands/tournaments.ts';
import type { Model } from './model.ts';
import { repeatLater, type Step } from './step.ts';

type Weighted = fc.WeightedArbitrary<Step>[];

const again: Weighted = [{ weight: 2, arbitrary: fc.nat({ max: 5 }).map((index) => repeatLater(index)) }];

const everything: Weighted = [
  ...again,
  ...cashbox,
  ...cardDeposits,
  ...giftSteps,
  ...loyalty,
  ...payouts,
  ...playing,
  ...flying,
  ...promoting,
  ...limiting,
  ...session,
  ...times,
  ...competing,
];

export const themes = {
  everything: [...everything, ...rewinding, ...resting, ...journals],
  deposits: [
    ...again,
    ...cashbox,
    ...cashbox,
    ...cardDeposits,
    ...cardDeposits,
    ...limiting,
    ...times,
    ...giftSteps,
  ],
  gifts: [...again, ...giftSteps, ...cashbox, ...playing, ...loyalty, ...shortTimes],
  play: [...playing, ...playing, ...cashbox, ...limiting, ...competing, ...shortTimes],
  flights: [...flying, ...openingRocket, ...shortTimes, ...rewinding, ...limiting],
  longPlay: [...longPlay, ...playing, ...limiting, ...shortTimes],
  payouts: [...again, ...payouts, ...payouts, ...cashbox, ...giftSteps, ...times, ...rewinding],
  breaks: [
    ...again,
    ...resting,
    ...promoting,
    ...promoting,
    ...competing,
    ...cashbox,
    ...cardDeposits,
    ...giftSteps,
    ...loyalty,
    ...playing,
    ...times,
  ],
  time: [
    ...again,
    ...times,
    ...rewinding,
    ...cashbox,
    ...cardDeposits,
    ...payouts,
    ...flying,
    ...resting,
    ...giftSteps,
  ],
  mock: [...journals, ...session, ...rewinding, ...giftSteps, ...payouts],
} satisfies Record<string, Weighted>;

export type Theme = keyof typeof themes;
export const themeNames = Object.keys(themes) as Theme[];

export function stepsOf(theme: Theme, most: number): fc.Arbitrary<Iterable<fc.Command<Model, Casino>>> {
  return fc.commands([fc.oneof(...themes[theme])], { maxCommands: most, size: 'max' });
}
