import { expect, it, vi } from 'vitest';
import { cookies } from '#/lib/storage.ts';
import { rememberLocale } from './locale.ts';

it('the chosen locale is kept in a cookie for 86400 seconds', () => {
  const set = vi.spyOn(cookies, 'set');
  rememberLocale('it');
  expect(set).toHaveBeenCalledExactlyOnceWith('locale', 'it', 86_400);
});
