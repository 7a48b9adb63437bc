import { expect, it, vi } from 'vitest';
import { openSupportChat, registerSupportChat } from './supportChat.ts';

it('a press before the chat is loaded opens it once it is', () => {
  const open = vi.fn<(draft?: string) => void>();
  openSupportChat('Where is my payout?');
  registerSupportChat({ open, hasProvider: () => true });
  expect(open.mock.calls, 'its draft arrives').toEqual([['Where is my payout?']]);
  registerSupportChat({ open, hasProvider: () => true });
  expect(open).toHaveBeenCalledOnce();
  openSupportChat();
  expect(open).toHaveBeenCalledTimes(2);
});
