import { describe, expect, it } from 'vitest';
import type { CallCenterConfig } from '#/api/generated/model/index.ts';
import { supportWays } from './supportWays.ts';

const config: CallCenterConfig = {
  chatProvider: 'webim',
  maintenance: { isActive: false },
  settings: { account: 'aurora-support' },
  telegramUrl: 'https://telegram.example.test/aurora',
  viberUrl: 'https://viber.example.test/aurora',
  supportEmail: 'support@example.test',
};
const brandEmail = 'help@brand.example';
const kinds = (changes: Partial<CallCenterConfig>, hasChat = true): string =>
  supportWays({ ...config, ...changes }, { hasChat, brandEmail })
    .map(({ kind }) => kind)
    .join(' ');

describe('the ways to the support', () => {
  it('are the chat, telegram, viber and e-mail', () => {
    expect(kinds({})).toBe('chat telegram viber email');
  });
  it('have no chat while it rests, or where there is none', () => {
    expect(kinds({ maintenance: { isActive: true } })).toBe('telegram viber email');
    expect(kinds({}, false)).toBe('telegram viber email');
  });
  it('have the chat on a page of its own, where one is named', () => {
    const [chat] = supportWays(config, { hasChat: true, brandEmail, chatAt: '/?chat=open' });
    expect(chat).toEqual({ kind: 'chat', address: '/?chat=open' });
  });
  it('leave out what the server does not name, but for an e-mail, which the brand has', () => {
    const email = [{ kind: 'email', address: 'mailto:help@brand.example' }];
    expect(
      supportWays(
        { chatProvider: 'webim', maintenance: { isActive: false }, settings: { account: 'a' } },
        { hasChat: false, brandEmail },
      ),
    ).toEqual(email);
    expect(supportWays(undefined, { hasChat: true, brandEmail })).toEqual(email);
  });
  it('leave out addresses that could do something', () => {
    expect(
      kinds(
        { telegramUrl: 'javascript:alert(1)', viberUrl: '//evil.test', supportEmail: 'a@b.test?bcc=evil' },
        false,
      ),
    ).toBe('');
  });
});
