import type { Announcement } from '../core/socket.ts';
import { balancesOf, balanceVersion, type LedgerEntry } from '../world/ledger.ts';
import { balanceCardOf } from '../world/profile/view.ts';
import type { PlayerState, State } from '../world/state.ts';
import type { Outgoing } from '../world/message.ts';

const accountPattern = /^player:(\d+):(real|bonus|compoints)$/;

function moneyMessage(state: State, player: PlayerState, type: 'real' | 'bonus'): Outgoing {
  const { user_id: _, compoint_balance: compointBalance, ...money } = balanceCardOf({ state }, player);
  return { type: 'balance.changed', data: { balance_type: type, ...money, compointBalance } };
}

/** Balance messages for new ledger entries, at most one per player and balance. */
export function announcementsOf(state: State, entries: readonly LedgerEntry[]): Announcement[] {
  const changed = new Set(
    entries.flatMap(({ from, to }) => [from, to]).filter((account) => accountPattern.test(account)),
  );
  const announced = new Set<string>();
  const announcements: Announcement[] = [];
  for (const account of changed) {
    const [, id = '', kind = ''] = accountPattern.exec(account) ?? [];
    const player = state.players[id];
    const family = `${id}:${kind === 'compoints' ? 'compoints' : 'money'}`;
    if (!player || announced.has(family)) continue;
    announced.add(family);
    const message: Outgoing =
      kind === 'compoints'
        ? {
            type: 'compoint_balance.changed',
            data: {
              compointBalance: balancesOf(state.ledger, player.id).compoints,
              updatedAt: balanceVersion(state.ledger, player.id),
            },
          }
        : moneyMessage(state, player, changed.has(`player:${player.id}:real`) ? 'real' : 'bonus');
    announcements.push({ player: player.id, message });
  }
  return announcements;
}
