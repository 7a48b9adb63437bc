import { describe, expect, it } from 'vitest';
import type { ChatVisitor } from '#/api/generated/model/index.ts';
import { chatStart } from './chatWindows.ts';

const settings = { account: 'aurora-support', location: 'default', vipLocation: 'vip' };
const card = (info: string): ChatVisitor => ({
  email: 'player@example.test',
  custom1: 'id 7',
  custom2: 'level 3, RUB',
  fields: { info },
});

describe('the visitor data for a chat', () => {
  it("contain the server's visitor card", () => {
    expect(chatStart(settings, card(''))).toEqual({
      account: 'aurora-support',
      location: 'default',
      visitor: card(''),
    });
  });
  it('are empty for a guest', () => {
    expect(chatStart(settings, null)).toEqual({
      account: 'aurora-support',
      location: 'default',
      visitor: null,
    });
  });
  it('send a VIP to VIP support', () => {
    expect(chatStart(settings, card('VIP')).location).toBe('vip');
    expect(chatStart(settings, card('multi-account')).location).toBe('default');
  });
  it('send a VIP to the usual support if there is no VIP support', () => {
    expect(chatStart({ account: 'a', location: 'hall' }, card('VIP')).location).toBe('hall');
    expect(chatStart({ account: 'a' }, card('VIP')).location).toBe('default');
  });
});
