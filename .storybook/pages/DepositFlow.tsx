import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as bankPage from '../../src/features/cashbox/parts/BankPage.stories.tsx';
import * as charge from '../../src/features/cashbox/ui/Deposit/ChargeViews.stories.tsx';
import * as status from '../../src/features/cashbox/ui/Deposit/DepositStatusView.stories.tsx';
import * as screen from '../../src/pages/cashbox/CashboxPage.stories.tsx';
import { StoryFrame, type FrameWidth } from './StoryFrame.tsx';
import styles from './pages.module.css';

interface AnyStory {
  readonly meta: { readonly input: { readonly title?: string } };
}

/** The id of a module's story. TypeScript checks that the module exports a story of this name. */
function idOf<Name extends string>(module: Readonly<Record<Name, AnyStory>>, name: Name): string {
  return toId(module[name].meta.input.title ?? '', storyNameFromExport(name));
}

interface Step {
  readonly title: string;
  readonly next: string;
  readonly frames: readonly (readonly [story: string, caption: string])[];
}

const steps: readonly Step[] = [
  {
    title: 'The amount',
    next: 'Presets, the last sum, and gifts that the sum would earn. Then the ways to pay it.',
    frames: [[idOf(screen, 'Amount'), 'Amount']],
  },
  {
    title: 'The way to pay',
    next: 'Limits, fee and time of each way. A summary precedes the payment; a saved card needs no bank page.',
    frames: [
      [idOf(screen, 'Ways'), 'Ways'],
      [idOf(charge, 'Charging'), 'By the saved card'],
    ],
  },
  {
    title: 'At the bank',
    next: 'The bank’s page replaces the casino, or its form opens over it. It leads back in any case.',
    frames: [
      [idOf(status, 'Leaving'), 'Leaving'],
      [idOf(bankPage, 'Open'), 'The bank’s page'],
      [idOf(bankPage, 'Finished'), 'Done there'],
    ],
  },
  {
    title: 'Waiting',
    next: 'The deposit is a thing that one can see, continue, check and cancel.',
    frames: [
      [idOf(status, 'Checking'), 'Back from the bank'],
      [idOf(status, 'NotPaidYet'), 'Not paid yet'],
      [idOf(status, 'WaitingForTheBank'), 'The bank confirms'],
      [idOf(status, 'CheckFailed'), 'The check fails'],
      [idOf(status, 'OutcomeUnknown'), 'The connection broke'],
    ],
  },
  {
    title: 'The result',
    next: 'Paid leads to the games or the gift, anything else to another way.',
    frames: [
      [idOf(status, 'Paid'), 'Paid'],
      [idOf(status, 'PaidWithReadyGift'), 'Paid, and a gift is ready'],
      [idOf(status, 'PaidFromGame'), 'Paid, back to the game'],
      [idOf(status, 'Declined'), 'Declined'],
      [idOf(status, 'Failed'), 'Failed'],
      [idOf(status, 'Expired'), 'Expired'],
      [idOf(status, 'Cancelled'), 'Cancelled'],
    ],
  },
];

/** A deposit from the amount to its result, step by step. */
export function DepositFlow({ width }: { width: FrameWidth }) {
  return (
    <div className={styles.page} data-wide>
      <h1>A deposit, from the amount to the result</h1>
      <ol className={styles.steps}>
        {steps.map(({ title, next, frames }, index) => (
          <li key={title} className={styles.part}>
            <h2>
              {index + 1}. {title}
            </h2>
            <p className={styles.muted}>{next}</p>
            <div className={styles.frames}>
              {frames.map(([story, caption]) => (
                <StoryFrame key={`${story} ${width}`} story={story} caption={caption} width={width} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
