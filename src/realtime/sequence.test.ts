import { describe, expect, test } from 'vitest';
import { balanceMessage, leadersMessage, removedMessage } from './messages.testing.ts';
import { coalesce, createSequence } from './sequence.ts';

describe('the sequence of messages', () => {
  test('ignores a message that arrives twice', () => {
    const sequence = createSequence();
    expect(sequence.accept(balanceMessage(1, 10, 'same'))).toBe(true);
    expect(sequence.accept(balanceMessage(1, 10, 'same'))).toBe(false);
  });

  test('ignores a message older than the latest one, so that the balance never goes back in time', () => {
    const sequence = createSequence();
    expect(sequence.accept(balanceMessage(2, 20))).toBe(true);
    expect(sequence.accept(balanceMessage(1, 10))).toBe(false);
    expect(sequence.accept(balanceMessage(3, 20))).toBe(true);
  });

  test('compares the times only of messages about the same subject', () => {
    const sequence = createSequence();
    expect(sequence.accept(leadersMessage('night-race', 20))).toBe(true);
    expect(sequence.accept(leadersMessage('day-race', 10))).toBe(true);
  });

  test("accepts late events, because one event doesn't replace another", () => {
    const sequence = createSequence();
    expect(sequence.accept(removedMessage(1, 20))).toBe(true);
    expect(sequence.accept(removedMessage(2, 10))).toBe(true);
  });

  test('restarts for another player', () => {
    const sequence = createSequence();
    sequence.accept(balanceMessage(2, 20, 'same'));
    sequence.reset();
    expect(sequence.accept(balanceMessage(1, 10, 'same'))).toBe(true);
  });
});

test('combining the messages of a frame keeps all events, but only the last state of each subject', () => {
  const [old, next] = [balanceMessage(1, 1), balanceMessage(2, 2)];
  const [one, other] = [removedMessage(1, 1), removedMessage(2, 1)];
  expect(coalesce([old, one, next, other])).toEqual([one, next, other]);
});
