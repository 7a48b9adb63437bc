import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type {
  ActionBalanceLogList,
  Promo,
  PromoList,
  PromoMembership,
  PromoParticipantList,
} from '#mocks/generated/model/index.ts';
import { createContext } from '#mocks/core/context.ts';
import { settleStake, takeStake } from '#mocks/world/game-frame/bets.actions.ts';
import { personaTable, type VisitorId } from '#mocks/world/personas.ts';

let keys = 0;
export function memberOf(visitor: VisitorId, backend = testBackend()) {
  const call = callerOf(backend);
  const token = tokenOf(backend, visitor);
  const get = (path: string): unknown => call('GET', `/json-api/${path}`, { token }).json;
  const post = (path: string, body?: unknown): CallResult =>
    call('POST', `/json-api/${path}`, {
      token,
      body,
      headers: { 'idempotency-key': `promo-key-${(keys += 1)}` },
    });
  return {
    backend,
    id: personaTable.find(({ id }) => id === visitor)?.playerId ?? 0,
    get,
    post,
    promos: () => (get('actions') as PromoList).data,
    membership: (id: number) => (get(`actions/${id}/participant`) as { data: PromoMembership }).data,
    table: (id: number, query = '') => get(`actions/${id}/participants?${query}`) as PromoParticipantList,
    logs: (id: number) => get(`action-balance-logs?actionId=${id}&limit=100`) as ActionBalanceLogList,
    give: (actionId: number, toUserId: number) => post('high-fives', { actionId, toUserId }),
    join: (id: number) => post('actions/be_participant', { action_id: id }),
    exchange: (id: number, prize: number) => post(`actions/${id}/prizes/${prize}/exchange`),
  };
}

export function promo(list: Promo[], slug: string): Promo {
  const found = list.find((item) => item.slug === slug);
  if (!found) throw new Error(`there is no ${slug}`);
  return found;
}

export function play(backend: Backend, playerId: number, bet: number, win: number): void {
  const call = createContext(backend).context;
  const player = playerIn(backend, playerId);
  settleStake(call, player, takeStake(call, player, 'golden-harvest', bet, 'round'), win);
}
