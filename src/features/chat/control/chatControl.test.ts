import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerDataResponse } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { modalsStore, resetModals } from '#/overlays/modals.store.ts';
import { mountChat } from '../adapters/chatWindows.ts';
import { chatModal, askForChat, resetChat } from './chatControl.ts';
import { connect } from './chatConnection.ts';

vi.mock('../adapters/chatWindows.ts', async (original) => ({
  ...(await original<object>()),
  mountChat: { webim: vi.fn() },
}));

const mount = vi.mocked(mountChat.webim);
const window = { open: vi.fn(), remove: vi.fn() };

function clientWith(maintenance: { isActive: boolean; title?: string }): QueryClient {
  const client = new QueryClient();
  const settings = { callCenterConfig: { maintenance, chatProvider: 'webim', settings: { account: 'a' } } };
  // Requests fail in Node, so the chat uses the cached settings.
  client.setQueryData(serverDataQuery().queryKey, { data: settings } as unknown as ServerDataResponse);
  return client;
}
const open = clientWith({ isActive: false });
const isAsking = (): boolean => modalsStore.stack.some(({ name }) => name === chatModal.name);
const settle = () => new AbortController().signal;

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  mount.mockResolvedValue(window);
});
afterEach(() => {
  resetChat();
  resetModals();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('a player who asks for the chat', () => {
  it('sees one dialog, however often they press', () => {
    askForChat();
    askForChat();
    expect(modalsStore.stack.filter(({ name }) => name === chatModal.name)).toHaveLength(1);
  });
  it('sees the chat window instead of the dialog once it is connected', async () => {
    askForChat();
    expect(await connect(open, settle())).toBeNull();
    expect(isAsking()).toBe(false);
    expect(window.open).toHaveBeenCalledOnce();
  });
  it('finds the first message typed into the window, but only once', async () => {
    askForChat('Where is my deposit?');
    await connect(open, settle());
    expect(window.open).toHaveBeenLastCalledWith('Where is my deposit?');
    askForChat();
    expect(window.open).toHaveBeenLastCalledWith('');
  });
  it('returns to the conversation without connecting again', async () => {
    await connect(open, settle());
    askForChat();
    expect(isAsking()).toBe(false);
    expect(window.open).toHaveBeenCalledTimes(2);
    expect(mount).toHaveBeenCalledOnce();
  });
});

describe("a chat that isn't available", () => {
  it("reports maintenance, and doesn't load its script", async () => {
    const maintenance = { isActive: true, title: 'Back at noon' };
    expect(await connect(clientWith(maintenance), settle())).toEqual(maintenance);
    expect(mount).not.toHaveBeenCalled();
  });
  it('fails if its script fails to load', async () => {
    mount.mockRejectedValue(new Error('no script'));
    await expect(connect(open, settle())).rejects.toThrow('no script');
    expect(window.open).not.toHaveBeenCalled();
  });
});

it('a chat window that loads after the dialog was closed is removed', async () => {
  const closed = new AbortController();
  mount.mockImplementation(() => {
    closed.abort();
    return Promise.resolve(window);
  });
  await expect(connect(open, closed.signal)).rejects.toThrow('aborted');
  expect(window.remove).toHaveBeenCalledOnce();
  expect(window.open).not.toHaveBeenCalled();
});

it('a chat that is reopened while it loads is mounted only after the first attempt is removed', async () => {
  const steps: string[] = [];
  const slow = Promise.withResolvers<typeof window>();
  window.remove.mockImplementationOnce(() => steps.push('removed'));
  mount.mockImplementationOnce(() => slow.promise);
  mount.mockImplementationOnce(() => {
    steps.push('mounted');
    return Promise.resolve(window);
  });
  const closed = new AbortController();
  const first = connect(open, closed.signal);
  await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
  closed.abort();
  const second = connect(open, settle());
  // Gives the second attempt the time to mount too early.
  await vi.waitUntil(() => mount.mock.calls.length === 2, { timeout: 100 }).catch(() => undefined);
  slow.resolve(window);
  await expect(first).rejects.toThrow('aborted');
  await expect(second).resolves.toBeNull();
  expect(steps).toEqual(['removed', 'mounted']);
  expect(window.open).toHaveBeenCalledOnce();
});

describe('the next visitor', () => {
  it("doesn't see the previous conversation", async () => {
    await connect(open, settle());
    resetChat();
    expect(window.remove).toHaveBeenCalledOnce();
    askForChat();
    expect(isAsking()).toBe(true);
  });
  it("doesn't get the chat that the previous visitor requested", () => {
    askForChat();
    resetChat();
    expect(isAsking()).toBe(false);
  });
});
