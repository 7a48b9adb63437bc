import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeLocale,
  configureLocale,
  localeStore,
  onLocaleChange,
  requireMessages,
  type MessagesLoader,
} from './locale.store.ts';

const load = vi.fn<MessagesLoader>((part, locale) =>
  Promise.resolve({ [`${part}.text`]: [{ type: 0, value: locale }] }),
);

beforeEach(() => {
  load.mockClear();
  configureLocale({ locale: 'ru', available: ['ru', 'en'], load });
});

describe('a change of locale', () => {
  it.each(['it', 'xx', '', 'RU', '__proto__'])(
    "to %j, which is not available, is rejected with 'language not supported'",
    async (wanted) => {
      await expect(changeLocale(wanted)).rejects.toThrow('language not supported');
      expect(localeStore.locale).toBe('ru');
    },
  );
  it('loads the messages of every part in use first, then notifies listeners', async () => {
    const changed = vi.fn();
    onLocaleChange(changed);
    await requireMessages(['common', 'lobby']);
    load.mockClear();
    await changeLocale('en');
    expect(load.mock.calls).toEqual([
      ['common', 'en'],
      ['lobby', 'en'],
    ]);
    expect(localeStore.messages['lobby.text']).toEqual([{ type: 0, value: 'en' }]);
    expect(changed).toHaveBeenCalledWith('en');
  });
});
