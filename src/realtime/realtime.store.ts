import { proxy } from 'valtio';

/** `connecting`: disconnected for less than three seconds. `lost`: for longer; the player sees a notice. */
export type Connection = 'off' | 'connecting' | 'open' | 'lost';

export interface RealtimeState {
  connection: Connection;
}

const initial = Object.freeze<RealtimeState>({ connection: 'off' });

export const realtime = proxy<RealtimeState>({ ...initial });

export function setConnection(connection: Connection): void {
  realtime.connection = connection;
}
