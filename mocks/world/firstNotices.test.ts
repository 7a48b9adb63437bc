// A persona's initial notices match the state of its account.
import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { UserAchievement } from '#mocks/generated/model/index.ts';
import { depositsSlice } from './cashbox/deposits.state.ts';
import { giftsSlice } from './gifts/state.ts';
import { personaTable } from './personas.ts';
import { noticesSlice } from './notifications/state.ts';

describe.each(personaTable.map(({ id, playerId }) => [id, playerId] as const))('%s', (visitor, id) => {
  const backend = testBackend();
  const player = playerIn(backend, id);
  const { notices } = noticesSlice.of(backend, player);
  const named = (name: string) => notices.filter((notice) => notice.name === name);

  test('has notices about its own level and deposits', () => {
    for (const { values } of named('level_reached')) expect(values.level).toBe(player.level);
    const { items } = depositsSlice.of(backend, player);
    const paid = items.filter(({ status }) => status === 'paid');
    expect(named('deposit_done').map(({ at, values }) => [at, values.sum])).toEqual(
      paid.map(({ createdAt, amount }) => [createdAt, Math.floor(amount / 100)]),
    );
  });

  test('has notices about its own gifts, and about winback on Mondays', () => {
    const { items } = giftsSlice.of(backend, player);
    for (const { at, values } of named('gift_waiting'))
      expect(items).toContainEqual(expect.objectContaining({ receivedAt: at, name: values.gift?.name }));
    for (const { at } of named('winback_ready')) expect(new Date(at).getUTCDay()).toBe(1);
  });

  test('has progress that agrees between the achievements for a hundred and for thousands of rounds', () => {
    if (player.isExcluded || player.isBlocked) return;
    const token = tokenOf(backend, visitor);
    const { data } = callerOf(backend)('GET', '/json-api/user-achievements', { token }).json as {
      data: UserAchievement[];
    };
    const [hundred, thousands] = [2, 3].map((wanted) => data.find((item) => item.id === wanted)?.current);
    expect(hundred).toBe(Math.min(100, thousands ?? 0));
  });
});
