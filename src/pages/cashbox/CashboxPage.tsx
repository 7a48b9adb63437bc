import { useLeftGame } from '#/features/game-frame/useLeftGame.ts';
import { Cashbox } from '#/features/cashbox/Cashbox.tsx';

/** `/cashbox`: deposit, payout and history. A game that was left for it is led back to. */
export function Component() {
  return <Cashbox game={useLeftGame()} />;
}
