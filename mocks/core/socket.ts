import type { RealtimeMessage } from '../generated/model/index.ts';
import type { LoggedFrame } from './log.ts';
import type { Audience, Outgoing } from '../world/message.ts';

export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** A disturbance of the next `count` messages. */
export interface Disturbance {
  readonly kind: 'drop' | 'delay' | 'duplicate' | 'reorder';
  /** Number of messages, at least one. */
  readonly count: number;
  /** Disturbs only messages of this type; all messages if missing. */
  readonly type?: string;
  /** Milliseconds, for `delay`. */
  readonly delay?: number;
}

/** The server side of the socket: connections with their players and rooms. */
export interface Hub {
  connect(socket: Socket): { receive: (text: string) => void; leave: () => void };
  send(message: RealtimeMessage, to?: Audience): void;
  /** Sends the text as it is, for tests with malformed messages. */
  sendRaw(text: string): void;
  /** Closes all sockets, so that clients reconnect. */
  dropAll(code?: number): void;
  /**
   * Makes the next messages arrive late, twice, in another order or not at all. Null ends the
   * disturbance. The journal doesn't record disturbances.
   */
  disturb(disturbance: Disturbance | null): void;
  readonly disturbance: Disturbance | null;
  readonly size: number;
  rooms(): Set<string>;
  players(): Set<number>;
}

export interface HubOptions {
  seed: string;
  /** Ids of all players. A client registers as one of them by the hash of the player's id. */
  playerIds: () => number[];
  onCountChange?: (size: number) => void;
  /** Called for each message that is sent to at least one client, dropped, or received. */
  onFrame?: (frame: Pick<LoggedFrame, 'direction' | 'text' | 'fate'>) => void;
}

/** Produces realtime messages while at least one socket is open. */
export interface Simulator {
  start(): void;
  stop(): void;
}

export interface Announcement {
  player: number;
  message: Outgoing;
}
