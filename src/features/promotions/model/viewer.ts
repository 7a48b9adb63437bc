// Who looks at a promotion, and what the one button of its poster says.
import type { Promo, PromoMembership } from '#/api/generated/model/index.ts';
import type { PromoPhase } from './phase.ts';

export type Viewer =
  | { readonly kind: 'guest' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'player';
      readonly membership: PromoMembership | null;
      /** Several accounts of one person take no part (specification S6.9). */
      readonly isMultiAccount: boolean;
    };

/** Whether a player takes part: by the button, or by themselves where there is none. */
export function isMember(promo: Pick<Promo, 'useParticipantBtn'>, viewer: Viewer): boolean {
  if (viewer.kind !== 'player' || viewer.isMultiAccount) return false;
  return viewer.membership?.membership ?? promo.useParticipantBtn !== true;
}

export type NextStep =
  | 'unknown'
  | 'register'
  | 'join'
  | 'play'
  | 'exchange'
  | 'support'
  | 'awaitStart'
  | 'awaitDraw'
  | 'winners'
  | 'others';

export function nextStep(
  promo: Pick<Promo, 'pageType' | 'useParticipantBtn'>,
  phase: PromoPhase,
  viewer: Viewer,
): NextStep {
  switch (phase) {
    case 'results':
      return 'winners';
    case 'over':
      return 'others';
    case 'drawing':
      return 'awaitDraw';
    case 'waiting':
      return viewer.kind === 'guest' ? 'register' : 'awaitStart';
    default:
      return stepWhileRunning(promo, viewer);
  }
}

function stepWhileRunning(promo: Pick<Promo, 'pageType' | 'useParticipantBtn'>, viewer: Viewer): NextStep {
  if (viewer.kind === 'guest') return 'register';
  if (viewer.kind === 'unknown') return 'unknown';
  if (viewer.isMultiAccount) return 'support';
  if (!isMember(promo, viewer)) return 'join';
  return promo.pageType === 'exchange' && (viewer.membership?.points ?? 0) > 0 ? 'exchange' : 'play';
}
