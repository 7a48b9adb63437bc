import { day, hour } from '../dates.ts';
import { defineSlice } from '../slice.ts';

interface Device {
  id: string;
  userAgent: string;
  createdAt: number;
  lastSeenAt: number;
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

const tablet =
  'Mozilla/5.0 (Linux; Android 16; Tab) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const userAgents = { phone, tablet, laptop };

interface DevicesContent {
  /** Devices from before the world began. */
  devices: Device[];
  /**
   * User agents of sessions that the player has ended from another device. Their next login is announced like
   * one on a new device.
   */
  ended: string[];
}

export const devicesSlice = defineSlice('devices', {
  initial: ({ history, now, random, player }): DevicesContent => ({
    ended: [],
    devices: history.devices.map((device, index) => {
      const createdAt = now - (index * 9 + 1) * day - random.int(0, 20) * hour;
      return {
        id: `earlier-${player.id}-${index + 1}`,
        userAgent: userAgents[device],
        createdAt,
        lastSeenAt: createdAt + random.int(1, 40) * (hour / 10),
      };
    }),
  }),
});
