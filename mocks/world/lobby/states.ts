import type { AnsweredOperation, NamedStates } from '../namedState.ts';

function withoutGames(value: unknown, { id, tag }: AnsweredOperation): unknown {
  if (tag !== 'lobby' || typeof value !== 'object' || value === null || !('data' in value)) return value;
  if (!Array.isArray(value.data)) return id === 'getCurrentBlock' ? { ...value, data: {} } : value;
  return { ...value, data: [], ...('total' in value ? { total: 0 } : {}) };
}

export const states = {
  'state.empty_lobby': {
    summary: 'The lobby has no games, categories, producers, banners or winners',
    change: withoutGames,
  },
  'state.no_bonus_games': { summary: 'No game accepts bonus money' },
} as const satisfies NamedStates;
