import { describe, expect, it } from 'vitest';
import type { ChatVisitor } from '#/api/generated/model/index.ts';
import { chatStart } from './chatRules.ts';

const settings = { account: 'aurora-support', location: 'default', vipLocation: 'vip' };
const card = (info: string): ChatVisitor => ({
  email: 'player@example.test',
  custom1: 'id 7',
  custom2: 'level 3, RUB',
  fields: { info },
});

describe('a chat', () => {
  it('is told who asks, by the card of the server', () => {
    expect(chatStart(settings, card(''))).toEqual({
      account: 'aurora-support',
      location: 'default',
      visitor: card(''),
    });
  });
  it('is told nothing of a guest', () => {
    expect(chatStart(settings, null)).toEqual({
      account: 'aurora-support',
      location: 'default',
      visitor: null,
    });
  });
  it('leads a VIP to the support of the VIPs', () => {
    expect(chatStart(settings, card('VIP')).location).toBe('vip');
    expect(chatStart(settings, card('multi-account')).location).toBe('default');
  });
  it('leads a VIP to the usual support where there is no other', () => {
    expect(chatStart({ account: 'a', location: 'hall' }, card('VIP')).location).toBe('hall');
    expect(chatStart({ account: 'a' }, card('VIP')).location).toBe('default');
  });
});
