import { describe, expect, test } from 'vitest';
import { listScenarios } from '../scenarios/scenarios.ts';
import { testBackend } from '../core/caller.testing.ts';
import { findScenarios, groupScenarios, isLimitable, limitScenario, switchScenario } from './scenarioList.ts';

const all = listScenarios();

describe('the search of scenarios', () => {
  test('finds scenarios that contain every word', () => {
    const found = findScenarios(all, 'LOGIN 401').map(({ id }) => id);
    expect(found).toContain('login.wrong_credentials');
    expect(found.every((id) => id.toLowerCase().includes('login'))).toBe(true);
  });
  test('finds all scenarios for an empty search, and none for unknown words', () => {
    expect(findScenarios(all, '  ')).toHaveLength(all.length);
    expect(findScenarios(all, 'no such thing at all')).toEqual([]);
  });
});

test('scenarios are grouped by operation, states first', () => {
  const groups = groupScenarios(all);
  expect(groups[0]?.name).toBe('state');
  expect(groups.flatMap(({ rows }) => rows)).toHaveLength(all.length);
  expect(groups.find(({ name }) => name === 'login')?.rows.every(({ id }) => id.startsWith('login.'))).toBe(
    true,
  );
});

test('a scenario can be switched on, limited to one call, and switched off', () => {
  const activeOf = (text: string) => testBackend({ scenario: text }).scenarios.list();
  const on = switchScenario(activeOf('state.maintenance,login.server_error'), 'login.server_error', true);
  expect(on).toBe('state.maintenance,login.server_error');
  const limited = limitScenario(activeOf(on), 'login.server_error', true);
  expect(limited).toBe('state.maintenance,login.server_error:1');
  expect(limitScenario(activeOf(limited), 'login.server_error', false)).toBe(on);
  expect(switchScenario(activeOf(on), 'state.maintenance', false)).toBe('login.server_error');
});

test("switching or limiting scenarios keeps a composed scenario's conditions and options", () => {
  const text = 'joinTournament[slug=night-race,player=vip].server_error:after=1:delay=PT3S,network.slow';
  const active = testBackend({ scenario: text }).scenarios.list();
  const [composed, network] = active;
  expect(switchScenario(active, 'state.no_gifts', true)).toBe(`${text},state.no_gifts`);
  expect(limitScenario(active, composed?.id ?? '', true)).toBe(
    'joinTournament[slug=night-race,player=vip].server_error:1:after=1:delay=PT3S,network.slow',
  );
  expect([composed, network].map((scenario) => scenario && isLimitable(scenario))).toEqual([true, false]);
});
