import { useLeastPayout } from '#/features/cashbox/cashboxFacts.ts';
import { ProfileBalance } from '#/features/profile/ProfileBalance.tsx';

export function ProfileBalancePage() {
  return <ProfileBalance leastPayout={useLeastPayout()} />;
}
