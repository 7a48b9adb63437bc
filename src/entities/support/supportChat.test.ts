import { expect, it, vi } from 'vitest';
import { openSupportChat, registerSupportChat } from './supportChat.ts';

it('a press before the chat is loaded opens it once it is', () => {
  const open = vi.fn<() => void>();
  openSupportChat();
  registerSupportChat({ open, hasProvider: () => true });
  expect(open).toHaveBeenCalledOnce();
  registerSupportChat({ open, hasProvider: () => true });
  expect(open).toHaveBeenCalledOnce();
  openSupportChat();
  expect(open).toHaveBeenCalledTimes(2);
});
