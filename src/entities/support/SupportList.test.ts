import { describe, expect, it } from 'vitest';
import type { CallCenterConfig } from '#/api/generated/model/index.ts';
import { supportChannels } from './SupportList.tsx';

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
  supportChannels({ ...config, ...changes }, { hasChat, brandEmail })
    .map(({ kind }) => kind)
    .join(' ');

describe('the support channels', () => {
  it('are the chat, Telegram, Viber and e-mail', () => {
    expect(kinds({})).toBe('chat telegram viber email');
  });
  it('omit the chat during maintenance or if there is no chat', () => {
    expect(kinds({ maintenance: { isActive: true } })).toBe('telegram viber email');
    expect(kinds({}, false)).toBe('telegram viber email');
  });
  it('open the chat on a separate page if its URL is given', () => {
    const [chat] = supportChannels(config, { hasChat: true, brandEmail, chatAt: '/?chat=open' });
    expect(chat).toEqual({ kind: 'chat', url: '/?chat=open' });
  });
  it("omit what the server doesn't send, but fall back to the brand's e-mail address", () => {
    const email = [{ kind: 'email', url: 'mailto:help@brand.example' }];
    expect(
      supportChannels(
        { chatProvider: 'webim', maintenance: { isActive: false }, settings: { account: 'a' } },
        { hasChat: false, brandEmail },
      ),
    ).toEqual(email);
    expect(supportChannels(undefined, { hasChat: true, brandEmail })).toEqual(email);
  });
  it('omit unsafe URLs', () => {
    expect(
      kinds(
        { telegramUrl: 'javascript:alert(1)', viberUrl: '//evil.test', supportEmail: 'a@b.test?bcc=evil' },
        false,
      ),
    ).toBe('');
  });
});
