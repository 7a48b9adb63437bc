import { safeParse } from 'zod/v4/core';
import type { RealtimeClientFrame } from '../generated/model/index.ts';
import { userHash } from '../world/sessions.ts';
import type { Hub, HubOptions, Socket } from '../core/socket.ts';
import { schemaNamed } from '../core/schemas.ts';
import { createDisturber } from './disturbance.ts';
import type { Audience } from '../world/message.ts';

interface Member {
  readonly socket: Socket;
  player: number | null;
  readonly rooms: Set<string>;
}

const maxRooms = 200;

function readFrame(text: string): RealtimeClientFrame | null {
  try {
    const result = safeParse(schemaNamed('RealtimeClientFrame'), JSON.parse(text));
    // The cast is safe: the schema and the type are generated from the same source.
    return result.success ? (result.data as RealtimeClientFrame) : null;
  } catch {
    return null;
  }
}

function isAddressedTo(member: Member, to: Audience | undefined): boolean {
  if (!to) return true;
  return 'room' in to ? member.rooms.has(to.room) : member.player === to.player;
}

export function createHub({ seed, playerIds, onCountChange, onFrame }: HubOptions): Hub {
  const members = new Set<Member>();
  const disturber = createDisturber();
  const receive = (member: Member, text: string): void => {
    const frame = readFrame(text);
    if (frame?.action === 'register')
      member.player = playerIds().find((id) => userHash(seed, id) === frame.hash) ?? null;
    if (frame?.action === 'jointoroom')
      for (const room of frame.rooms) if (member.rooms.size < maxRooms) member.rooms.add(room);
  };
  const broadcast = (text: string, type: string | undefined, to?: Audience): void => {
    if (![...members].some((member) => isAddressedTo(member, to))) return;
    disturber.pass({
      type,
      deliver(fate) {
        onFrame?.({ direction: 'sent', text, ...(fate ? { fate } : {}) });
        for (const member of members) if (isAddressedTo(member, to)) member.socket.send(text);
      },
      discard: () => onFrame?.({ direction: 'sent', text, fate: 'dropped' }),
    });
  };
  return {
    connect(socket) {
      const member: Member = { socket, player: null, rooms: new Set() };
      members.add(member);
      onCountChange?.(members.size);
      return {
        receive(text) {
          onFrame?.({ direction: 'received', text });
          receive(member, text);
        },
        leave() {
          members.delete(member);
          onCountChange?.(members.size);
        },
      };
    },
    send: (message, to) => broadcast(JSON.stringify(message), message.type, to),
    sendRaw: (text) => broadcast(text, undefined),
    disturb: (disturbance) => disturber.set(disturbance),
    get disturbance() {
      return disturber.present;
    },
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
