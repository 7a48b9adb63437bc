import { describe, expect, it } from 'vitest';
import { failureReason } from './errorTexts.ts';

describe('the reason of a failure', () => {
  it('is the text of a known code', () => {
    expect(failureReason({ code: 'offline' })?.id).toBe('common.error.offline');
  });
  it('contains the time to wait that the server sends', () => {
    const reason = failureReason({ code: 'too_many_requests', retryAfterSeconds: 5 });
    expect(reason?.values?.['seconds']).toBe(5);
  });
  it('is the given text for a specific code', () => {
    const texts = { favourites_limit_reached: 'game.favourites.limit' } as const;
    expect(failureReason({ code: 'favourites_limit_reached' }, texts)?.id).toBe('game.favourites.limit');
  });
  it.each(['server_error', 'contract_broken'])(
    'is null for %s, because its text would explain nothing',
    (code) => {
      expect(failureReason({ code })).toBeNull();
    },
  );
});
