// What the socket says after the ledger of a player has changed.
import { balancesOf, balanceVersion, type LedgerEntry } from '../world/ledger.ts';
import type { Balance } from '../generated/model/index.ts';
import type { PlayerState, State } from '../world/state.ts';
import type { Outgoing } from './message.ts';

export interface Announcement {
  player: number;
  message: Outgoing;
}

const accountPattern = /^player:(\d+):(real|bonus|compoints)$/;

/** What `getBalance` answers for a player. */
export function balanceOfPlayer(state: State, player: PlayerState): Balance {
  const { real, bonus, compoints } = balancesOf(state.ledger, player.id);
  return {
    user_id: player.id,
    balance: real,
    currency: player.currency,
    is_active_bonus: player.bonus !== null,
    bonus,
    wagering: wageringOf(player),
    winback: player.winback,
    compoint_balance: compoints,
    updated_at: balanceVersion(state.ledger, player.id),
  };
}

/** What is left to stake before the bonus turns into money, minor units. */
export function wageringOf(player: PlayerState): number {
  return player.bonus ? Math.max(0, player.bonus.required - player.bonus.staked) : 0;
}

function moneyMessage(state: State, player: PlayerState, type: 'real' | 'bonus'): Outgoing {
  const { user_id: _, compoint_balance: compointBalance, ...money } = balanceOfPlayer(state, player);
  return { type: 'balance.changed', data: { balance_type: type, ...money, compointBalance } };
}

/** The messages that new entries of the ledger call for: one a player and kind of balance. */
export function announcementsOf(state: State, entries: readonly LedgerEntry[]): Announcement[] {
  const changed = new Set(entries.flatMap(({ from, to }) => [from, to]).filter((account) => accountPattern.test(account)));
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
            data: { compointBalance: balancesOf(state.ledger, player.id).compoints, updated_at: balanceVersion(state.ledger, player.id) },
          }
        : moneyMessage(state, player, changed.has(`player:${player.id}:real`) ? 'real' : 'bonus');
    announcements.push({ player: player.id, message });
  }
  return announcements;
}
