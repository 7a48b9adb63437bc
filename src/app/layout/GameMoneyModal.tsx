import { GameMoney } from '#/features/gifts/GameMoney.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { useShownBalance } from './useShownBalance.ts';

/** Shows the same balance as the game's bar: during a round, without the round's result. */
export default function GameMoneyModal({ gameSlug }: { gameSlug: string }) {
  const { balance } = useShownBalance();
  return balance ? <GameMoney gameSlug={gameSlug} balance={balance} /> : <Skeleton height="10rem" />;
}
