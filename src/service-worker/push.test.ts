import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToPush, readPush, type PushScope } from './push.ts';

const location = { origin: 'https://aurora.example', hostname: 'aurora.example' };
const read = (message: unknown) =>
  readPush(typeof message === 'string' ? message : JSON.stringify(message), location);

describe('a push message', () => {
  test('is shown with its title, text and path', () => {
    expect(read({ id: 9, title: ' A gift ', body: '20 spins', url: '/profile/gifts?from=push' })).toEqual({
      title: 'A gift',
      body: '20 spins',
      path: '/profile/gifts?from=push',
      tag: 'notice-9',
    });
  });

  test.each([
    ['nothing', ''],
    ['an empty text', '<html>'],
    ['a list', []],
    ['nulls', { title: null, id: {} }],
  ])(
    "without usable content (%s) is shown with the site's name and leads to the notifications",
    (_, message) => {
      expect(read(message)).toEqual({
        title: 'aurora.example',
        body: '',
        path: '/profile/notifications',
        tag: 'notice',
      });
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    42,
  ])('never leads to another site: %s', (url) => {
    expect(read({ url }).path).toBe('/profile/notifications');
  });
});

describe('the service worker', () => {
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = vi.fn<PushScope['registration']['showNotification']>(() => Promise.resolve());
  const openWindow = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
  const matchAll = vi.fn<PushScope['clients']['matchAll']>();
  const waiting: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>): void => void waiting.push(work);

  beforeEach(() => {
    vi.clearAllMocks();
    const scope: PushScope = {
      location,
      registration: { showNotification },
      clients: { matchAll, openWindow },
      addEventListener: (name: string, listener: (event: never) => void) => {
        listeners.set(name, listener);
      },
    };
    listenToPush(scope);
  });

  const press = async (data: unknown): Promise<ReturnType<typeof vi.fn>> => {
    const close = vi.fn<() => void>();
    listeners.get('notificationclick')?.({ notification: { data, close }, waitUntil } as never);
    await Promise.all(waiting);
    return close;
  };

  test('shows every push message, even an empty one', async () => {
    listeners.get('push')?.({
      data: { text: () => '{"id":1,"title":"Hi","url":"/promo"}' },
      waitUntil,
    } as never);
    listeners.get('push')?.({ data: null, waitUntil } as never);
    await Promise.all(waiting);
    expect(showNotification).toHaveBeenNthCalledWith(
      1,
      'Hi',
      expect.objectContaining({ tag: 'notice-1', data: { path: '/promo' } }),
    );
    expect(showNotification).toHaveBeenNthCalledWith(2, 'aurora.example', expect.anything());
  });

  test("focuses an open window and navigates it to the message's path", async () => {
    const focus = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const navigate = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
    matchAll.mockResolvedValue([{ url: 'https://aurora.example/', focused: false, focus, navigate }]);
    expect(await press({ path: '/profile/gifts' })).toHaveBeenCalledOnce();
    expect(focus).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledWith('https://aurora.example/profile/gifts');
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('opens a new window if there is none, and ignores an unsafe path', async () => {
    matchAll.mockResolvedValue([]);
    await press({ path: 'https://evil.example' });
    expect(openWindow).toHaveBeenCalledWith('https://aurora.example/profile/notifications');
  });
});
