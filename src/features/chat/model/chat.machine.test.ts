import { describe, expect, it } from 'vitest';
import { createMachine } from '#/lib/machine.ts';
import { chatAtRest, reduceChat, type ChatEffect, type ChatEvent } from './chat.machine.ts';

const failure = { code: 'server_error', retryAfterSeconds: null };

/** Goes through events; gives the phase's name and what was to be done after the last of them. */
function after(...events: ChatEvent[]) {
  const machine = createMachine({ model: chatAtRest, effects: [] }, reduceChat);
  let latest: ChatEffect[] = [];
  machine.performWith((effect) => latest.push(effect));
  for (const event of events) {
    latest = [];
    machine.tell(event);
  }
  return { phase: machine.get().phase, effects: latest };
}

const asked: ChatEvent = { type: 'asked' };
const connected = (attempt: number): ChatEvent => ({ type: 'connected', attempt });

describe('a player who wants to talk', () => {
  it('sees a dialog while the chat connects', () => {
    expect(after(asked)).toEqual({
      phase: { status: 'connecting', attempt: 1 },
      effects: [{ type: 'showDialog' }, { type: 'connect', attempt: 1 }],
    });
  });
  it('asks once, however often they press', () => {
    expect(after(asked, asked)).toEqual({
      phase: { status: 'connecting', attempt: 1 },
      effects: [{ type: 'showDialog' }],
    });
  });
  it('gets to the window in the place of the dialog', () => {
    expect(after(asked, connected(1))).toEqual({
      phase: { status: 'talking' },
      effects: [{ type: 'closeDialog' }, { type: 'openWindow' }],
    });
  });
  it('comes back to the conversation that there is', () => {
    const back = after(asked, connected(1), { type: 'dismissed' }, asked);
    expect(back).toEqual({ phase: { status: 'talking' }, effects: [{ type: 'openWindow' }] });
  });
});

describe('a chat that does not come', () => {
  it('rests, and says so', () => {
    const maintenance = { isActive: true, title: 'Back at noon' };
    expect(after(asked, { type: 'rests', attempt: 1, maintenance }).phase).toEqual({
      status: 'resting',
      maintenance,
    });
  });
  it('fails, and is tried again in the same dialog', () => {
    const again = after(asked, { type: 'failed', attempt: 1, failure }, asked);
    expect(again).toEqual({
      phase: { status: 'connecting', attempt: 2 },
      effects: [{ type: 'connect', attempt: 2 }],
    });
  });
  it('is given up by closing the dialog', () => {
    expect(after(asked, { type: 'dismissed' }, connected(1))).toEqual({
      phase: { status: 'idle' },
      effects: [],
    });
  });
  it.each<ChatEvent>([
    { type: 'rests', attempt: 1, maintenance: { isActive: true } },
    { type: 'failed', attempt: 1, failure },
    connected(1),
  ])('does not disturb a later attempt by $type', (late) => {
    expect(after(asked, { type: 'dismissed' }, asked, late)).toEqual({
      phase: { status: 'connecting', attempt: 2 },
      effects: [],
    });
  });
});

describe('another visitor', () => {
  const changed: ChatEvent = { type: 'visitorChanged' };
  it('finds nothing of a former conversation', () => {
    expect(after(asked, connected(1), changed)).toEqual({
      phase: { status: 'idle' },
      effects: [{ type: 'removeWindow' }],
    });
  });
  it('does not get the chat that the former one was waiting for', () => {
    expect(after(asked, changed).effects).toEqual([{ type: 'closeDialog' }]);
    expect(after(asked, changed, connected(1)).phase).toEqual({ status: 'idle' });
  });
});
