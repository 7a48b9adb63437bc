import { userEvent, within } from 'storybook/test';
import { untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import { press } from './actions.ts';
import type { AtlasScreen } from './screen.ts';

export async function readFirst({ root }: AtlasScreen): Promise<void> {
  const card = await untilThere(root, 'main article[data-new]');
  const name = storyText('notifications.notice.read');
  await userEvent.click(within(card).getByRole('button', { name }));
}

export const readAll = ({ root }: AtlasScreen): Promise<void> => press(root, 'notifications.list.readAll');

export async function switchTopic({ root }: AtlasScreen): Promise<void> {
  await userEvent.click(await untilThere(root, 'main [role="switch"]'));
}

const ENDPOINT = 'https://push.example.test/send/p_31xZ';

/** Stubs a push service with a granted permission, because the test browser has neither. */
function lendPushService(isSubscribed: boolean): void {
  const state = { isSubscribed };
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'BEl62iUYgUiv', auth: '8eDyX' } }),
    unsubscribe: () => Promise.resolve(true),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(state.isSubscribed ? subscription : null),
    subscribe: () => Promise.resolve(subscription),
  };
  Object.defineProperty(Notification, 'permission', { configurable: true, value: 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
  Object.defineProperty(navigator.serviceWorker, 'ready', {
    configurable: true,
    value: Promise.resolve({ pushManager }),
  });
  Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
    configurable: true,
    value: () => Promise.resolve({ pushManager }),
  });
  // The panel checks the permission again on focus, as when the player returns from the browser's settings.
  window.dispatchEvent(new Event('focus'));
}

export async function turnPushOn({ root }: AtlasScreen): Promise<void> {
  localStorage.removeItem('casino.push');
  await untilThere(root, 'main [role="switch"]');
  lendPushService(false);
  await press(root, 'notifications.push.turnOn');
}

export async function turnPushOff({ root }: AtlasScreen): Promise<void> {
  localStorage.setItem('casino.push', 'p_31xZ');
  await untilThere(root, 'main [role="switch"]');
  lendPushService(true);
  await press(root, 'notifications.push.turnOff');
}
