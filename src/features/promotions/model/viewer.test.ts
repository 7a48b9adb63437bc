import { describe, expect, it } from 'vitest';
import { membershipFixture, promoFixture, viewers } from '../promotions.fixtures.ts';
import { isMember, nextStep, type Viewer } from './viewer.ts';

const lottery = promoFixture('template1');
const exchange = promoFixture('template2');
const open = { ...lottery, useParticipantBtn: false };

describe('a participant', () => {
  it('takes part by the button, or by themselves where there is none', () => {
    expect(isMember(lottery, viewers.outsider)).toBe(false);
    expect(isMember(lottery, viewers.member)).toBe(true);
    expect(isMember(open, viewers.outsider)).toBe(true);
  });
  it('is neither a guest nor one of several accounts of a person', () => {
    expect(isMember(open, viewers.guest)).toBe(false);
    expect(isMember(open, viewers.multiAccount)).toBe(false);
  });
});

describe('the one button while a promotion runs', () => {
  it.each([
    ['guest', 'register'],
    ['unknown', 'unknown'],
    ['multiAccount', 'support'],
    ['outsider', 'join'],
    ['member', 'play'],
  ] as const)('leads %s to %s', (who, step) => {
    expect(nextStep(lottery, 'running', viewers[who])).toBe(step);
  });
  it('leads to the prizes once there is something to exchange', () => {
    const poor: Viewer = {
      kind: 'player',
      membership: membershipFixture({ points: 0 }),
      isMultiAccount: false,
    };
    expect(nextStep(exchange, 'running', viewers.member)).toBe('exchange');
    expect(nextStep(exchange, 'running', poor)).toBe('play');
  });
});

describe('the one button before and after', () => {
  it.each([
    ['waiting', 'awaitStart'],
    ['drawing', 'awaitDraw'],
    ['results', 'winners'],
    ['over', 'others'],
  ] as const)('says in the phase %s: %s', (phase, step) => {
    expect(nextStep(lottery, phase, viewers.member)).toBe(step);
  });
  it('lets a guest register ahead of the start', () => {
    expect(nextStep(lottery, 'waiting', viewers.guest)).toBe('register');
  });
});
