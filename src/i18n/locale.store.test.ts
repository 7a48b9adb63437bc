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
    "to the unavailable locale %j is rejected with 'language not supported'",
    async (wanted) => {
      await expect(changeLocale(wanted)).rejects.toThrow('language not supported');
      expect(localeStore.locale).toBe('ru');
    },
  );
  it('first loads the messages of all parts in use, and then notifies listeners', async () => {
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

  it('also loads a part that is first used while the others load', async () => {
    const shown: unknown[] = [];
    const stop = onLocaleChange(() => shown.push(localeStore.messages['gifts.text']));
    await requireMessages(['common']);
    const change = changeLocale('en');
    await requireMessages(['gifts']);
    await change;
    stop();
    expect(shown).toEqual([[{ type: 0, value: 'en' }]]);
  });
  it.each([
    ['another', 'it'],
    ['the current', 'ru'],
  ])('is dropped if it loads after a later change to %s locale', async (_, later) => {
    configureLocale({ locale: 'ru', available: ['ru', 'en', 'it'], load });
    await requireMessages(['common']);
    const slow = Promise.withResolvers<undefined>();
    load.mockImplementationOnce(async () => {
      await slow.promise;
      return { 'common.text': [{ type: 0, value: 'en' }] };
    });
    const first = changeLocale('en');
    await changeLocale(later);
    slow.resolve(undefined);
    await first;
    expect(localeStore.locale).toBe(later);
    expect(localeStore.messages['common.text']).not.toEqual([{ type: 0, value: 'en' }]);
  });
});
