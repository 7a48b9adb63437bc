// The mock end of the socket: who is connected, as whom, in which rooms.
import { safeParse } from 'zod/v4/core';
import type { RealtimeClientFrame, RealtimeMessage } from '../generated/model/index.ts';
import { hashText } from '../core/random.ts';
import { schemaNamed } from '../core/schemas.ts';
import type { Audience } from './message.ts';

/** One open socket, whatever carries it. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

interface Member {
  readonly socket: Socket;
  player: number | null;
  readonly rooms: Set<string>;
}

export interface Hub {
  /** Adds a socket; returns what to do with its frames and when it closes. */
  connect(socket: Socket): { receive: (text: string) => void; leave: () => void };
  send(message: RealtimeMessage, to?: Audience): void;
  /** Sends a text as it is, for what no server should send. */
  sendRaw(text: string): void;
  /** Closes all sockets; a client then connects anew. */
  dropAll(code?: number): void;
  /** Whether anybody listens. */
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

/** The hash by which a player's socket registers. */
export function userHash(seed: string, playerId: number): string {
  return `${hashText(`hash/${seed}/${playerId}`).toString(36)}${hashText(`${playerId}/${seed}`).toString(36)}`;
}

const mostRooms = 200;

function readFrame(text: string): RealtimeClientFrame | null {
  try {
    const result = safeParse(schemaNamed('RealtimeClientFrame'), JSON.parse(text));
    // The schema of that name is generated from the same description as the type.
    return result.success ? (result.data as RealtimeClientFrame) : null;
  } catch {
    return null;
  }
}

function hears(member: Member, to: Audience | undefined): boolean {
  if (!to) return true;
  return 'room' in to ? member.rooms.has(to.room) : member.player === to.player;
}

/** Creates the hub of one session. Frames that are no frames are ignored, as a server does. */
export function createHub({ seed, playerIds, onCountChange }: HubOptions): Hub {
  const members = new Set<Member>();
  const receive = (member: Member, text: string): void => {
    const frame = readFrame(text);
    if (frame?.action === 'register') member.player = playerIds().find((id) => userHash(seed, id) === frame.hash) ?? null;
    if (frame?.action === 'jointoroom') for (const room of frame.rooms) if (member.rooms.size < mostRooms) member.rooms.add(room);
  };
  const broadcast = (text: string, to?: Audience): void => {
    for (const member of members) if (hears(member, to)) member.socket.send(text);
  };
  return {
    connect(socket) {
      const member: Member = { socket, player: null, rooms: new Set() };
      members.add(member);
      onCountChange?.(members.size);
      return {
        receive: (text) => receive(member, text),
        leave() {
          members.delete(member);
          onCountChange?.(members.size);
        },
      };
    },
    send: (message, to) => broadcast(JSON.stringify(message), to),
    sendRaw: (text) => broadcast(text),
    dropAll(code = 1012) {
      for (const { socket } of members) socket.close(code, 'mock');
      members.clear();
      onCountChange?.(0);
    },
    get size() {
      return members.size;
    },
    rooms: () => new Set([...members].flatMap(({ rooms }) => [...rooms])),
    players: () => new Set([...members].flatMap(({ player }) => player ?? [])),
  };
}
