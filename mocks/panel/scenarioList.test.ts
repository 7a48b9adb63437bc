import { describe, expect, test } from 'vitest';
import { listScenarios } from '../scenarios/scenarios.ts';
import { findScenarios, groupScenarios, limitScenario, switchScenario } from './scenarioList.ts';

const all = listScenarios();

describe('the search of scenarios', () => {
  test('finds rows that contain every word', () => {
    const found = findScenarios(all, 'LOGIN 401').map(({ id }) => id);
    expect(found).toContain('login.wrong_credentials');
    expect(found.every((id) => id.toLowerCase().includes('login'))).toBe(true);
  });
  test('finds all rows without a search, and none for nonsense', () => {
    expect(findScenarios(all, '  ')).toHaveLength(all.length);
    expect(findScenarios(all, 'no such thing at all')).toEqual([]);
  });
});

test('groups scenarios by operation, states first', () => {
  const groups = groupScenarios(all);
  expect(groups[0]?.name).toBe('state');
  expect(groups.flatMap(({ rows }) => rows)).toHaveLength(all.length);
  expect(groups.find(({ name }) => name === 'login')?.rows.every(({ id }) => id.startsWith('login.'))).toBe(
    true,
  );
});

test('switches a scenario on, limits it to one call, and switches it off', () => {
  const on = switchScenario(switchScenario([], 'state.maintenance', true), 'state.maintenance', true);
  expect(on).toEqual([{ id: 'state.maintenance', remaining: null }]);
  expect(limitScenario(on, 'state.maintenance', true)).toEqual([{ id: 'state.maintenance', remaining: 1 }]);
  expect(switchScenario(on, 'state.maintenance', false)).toEqual([]);
});
