import { describe, expect, it } from 'vitest';
import { failureReason } from './failureReason.ts';

describe('why something did not come', () => {
  it('is said where it is known', () => {
    expect(failureReason({ code: 'offline' })?.id).toBe('common.error.offline');
  });
  it('names the wait that the server asks for', () => {
    const reason = failureReason({ code: 'too_many_requests', retryAfterSeconds: 5 });
    expect(reason?.values?.['seconds']).toBe(5);
  });
  it('takes words for codes of its own', () => {
    const texts = { favourites_limit_reached: 'game.favourites.limit' } as const;
    expect(failureReason({ code: 'favourites_limit_reached' }, texts)?.id).toBe('game.favourites.limit');
  });
  it.each(['server_error', 'contract_broken'])('is not said of %s, which says nothing more', (code) => {
    expect(failureReason({ code })).toBeNull();
  });
});
