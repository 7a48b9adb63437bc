import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Audience, Outgoing } from '../world/message.ts';

export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The mock end of the socket: who is connected, as whom, in which rooms. */
export interface Hub {
  connect(socket: Socket): { receive: (text: string) => void; leave: () => void };
  send(message: RealtimeMessage, to?: Audience): void;
  /** Sends a text as it is, for what no server should send. */
  sendRaw(text: string): void;
  /** Closes all sockets; a client then connects anew. */
  dropAll(code?: number): void;
  readonly size: number;
  /** Rooms that somebody is in. */
  rooms(): Set<string>;
  players(): Set<number>;
}

export interface HubOptions {
  seed: string;
  /** Ids of the players that may register. */
  playerIds: () => number[];
  onCountChange?: (size: number) => void;
}

/** Moves what moves while somebody listens. */
export interface Simulator {
  start(): void;
  stop(): void;
}

export interface Announcement {
  player: number;
  message: Outgoing;
}
