import { describe, expect, it } from 'vitest';
import { isQuiet, quietKey } from './QuietSwitch.tsx';

describe('do not disturb', () => {
  it('is on until the player turns it off', () => {
    expect([isQuiet(null), isQuiet('on'), isQuiet('off')]).toEqual([true, true, false]);
  });
  it('is stored separately for each player and for guests', () => {
    const keys = [quietKey('1002'), quietKey('1003'), quietKey(null)];
    expect(new Set(keys).size).toBe(3);
  });
});
