import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type { BrandId } from '#mocks/world/settings.ts';
import { balancesOf, record } from '../ledger.ts';

const wagering = 1004;

function start(brand: BrandId): { backend: Backend; runToken: string } {
  const backend = testBackend({ brand });
  const answer = callerOf(backend)('POST', '/json-api/eapi/game-run/golden-harvest', {
    token: tokenOf(backend, 'wagering'),
    body: { platform: 'desktop', type: 'real' },
  });
  const { data } = answer.json as { data: { run_url: string } };
  return { backend, runToken: new URL(data.run_url, 'http://localhost').searchParams.get('token') ?? '' };
}

/** What the game shows as the balance, with `left` minor units of bonus money. */
function shownWith(brand: BrandId, left: number): { shown: number; real: number } {
  const { backend, runToken } = start(brand);
  const { real, bonus } = balancesOf(backend.state.ledger, wagering);
  record(backend.state.ledger, {
    at: backend.clock.now(),
    from: `player:${wagering}:bonus`,
    to: 'house',
    amount: bonus - left,
    kind: 'bonus',
    reference: 'test',
  });
  const answer = backend.respond({
    method: 'POST',
    pathname: '/mock-provider/session',
    query: new URLSearchParams(),
    header: () => null,
    body: JSON.stringify({ runToken }),
  });
  return { shown: (JSON.parse(answer.body ?? '{}') as { balance: number }).balance, real };
}

describe('a bonus below 1 BRL', () => {
  test('is not staked in samba: the bet is debited against the real balance', () => {
    const { shown, real } = shownWith('samba', 99);
    expect(shown).toBe(real);
  });
  test('from 1 BRL on it is', () => {
    const { shown, real } = shownWith('samba', 100);
    expect(shown).toBe(real + 100);
  });
  test('the other brands have no such rule', () => {
    const { shown, real } = shownWith('aurora', 99);
    expect(shown).toBe(real + 99);
  });
});

test('a set amount of slot bets is one loyalty point', () => {
  const { backend, runToken } = start('aurora');
  const points = (): number => balancesOf(backend.state.ledger, wagering).compoints;
  const before = points();
  for (let spin = 0; spin < 4; spin += 1) {
    backend.respond({
      method: 'POST',
      pathname: '/mock-provider/spin',
      query: new URLSearchParams(),
      header: () => null,
      body: JSON.stringify({ runToken, bet: 5_000 }),
    });
  }
  expect(points()).toBe(before + 2);
});
