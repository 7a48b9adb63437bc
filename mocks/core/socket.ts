// The mock end of the socket, as the pipeline asks for it.
import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Audience, Outgoing } from '../world/message.ts';

/** One open socket, whatever carries it. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The mock end of the socket: who is connected, as whom, in which rooms. */
export interface Hub {
  /** Adds a socket; returns what to do with its frames and when it closes. */
  connect(socket: Socket): { receive: (text: string) => void; leave: () => void };
  send(message: RealtimeMessage, to?: Audience): void;
  /** Sends a text as it is, for what no server should send. */
  sendRaw(text: string): void;
  /** Closes all sockets; a client then connects anew. */
  dropAll(code?: number): void;
  /** How many sockets are open. */
  readonly size: number;
  /** Rooms that somebody is in. */
  rooms(): Set<string>;
  /** Ids of the players whose sockets have registered. */
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
