import { describe, expect, test, vi } from 'vitest';
import { cached } from './cached.ts';

describe('a cache of at most two values', () => {
  test('makes a value once while it is kept, and makes it again after two newer ones', () => {
    const values = new Map<string, string>();
    const make = vi.fn((key: string) => `made for ${key}`);
    const get = (key: string): string => cached(values, 2, key, () => make(key));
    expect(['a', 'b', 'a', 'b'].map(get)).toEqual(['made for a', 'made for b', 'made for a', 'made for b']);
    expect(make).toHaveBeenCalledTimes(2);
    get('c');
    expect(get('b')).toBe('made for b');
    expect(make).toHaveBeenCalledTimes(3);
    get('a');
    expect(make).toHaveBeenCalledTimes(4);
    expect(values.size).toBe(2);
  });

  test('looks for a missing value each time', () => {
    const values = new Map<string, string | null>([['kept', 'yes']]);
    expect(cached(values, 1, 'missing', () => null)).toBeNull();
    expect(cached(values, 1, 'missing', () => 'found')).toBe('found');
  });
});
