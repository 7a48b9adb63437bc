import type { DepositStatus, PayoutStatus } from '#/api/generated/model/index.ts';
import type { BadgeProps } from '#/ui/Badge/Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

const tones: Readonly<Record<DepositStatus | PayoutStatus, Tone>> = {
  open: 'warning',
  pending: 'warning',
  paid: 'positive',
  declined: 'negative',
  error: 'negative',
  needs_confirmation: 'warning',
  processing: 'warning',
  cancelled: 'neutral',
  expired: 'neutral',
  server_problem: 'negative',
};

/** The colour of a state; one that no description has is nothing special. */
export function statusTone(status: DepositStatus | PayoutStatus): Tone {
  return Object.hasOwn(tones, status) ? tones[status] : 'neutral';
}

/** The words for a state; one that no description has is read as waiting. */
export function statusText(status: DepositStatus | PayoutStatus) {
  return Object.hasOwn(tones, status) ? (`cashbox.state.${status}` as const) : 'cashbox.state.pending';
}
