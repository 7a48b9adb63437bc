import { describe, expect, it } from 'vitest';
import { type Party, createAudience, type Visit } from './audience.ts';
import { everything, nothing } from './consentChoice.ts';

function listen() {
  const heard: string[] = [];
  const party = (name: string, purpose: Party['purpose'], hasScript: boolean): Party => ({
    name,
    purpose,
    hasScript,
    visited: (path) => void heard.push(`${name} ${path}`),
    stop: () => void heard.push(`${name} stopped`),
  });
  const audience = createAudience([
    party('counter', 'analytics', true),
    party('partner', 'affiliates', false),
  ]);
  return { heard, ...audience };
}

const visit = (id: number, path: string): Visit => ({ id, path, isMoneyPage: path === '/cashbox' });

describe('who hears of visits', () => {
  it('is nobody before the visitor has chosen, and nobody after a no', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), null);
    report(visit(1, '/'), nothing);
    report(visit(2, '/promo'), nothing);
    expect(heard).toEqual([]);
  });
  it('is told at the start and after each navigation, once', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), everything);
    report(visit(1, '/'), everything);
    report(visit(2, '/promo'), everything);
    expect(heard).toEqual(['counter /', 'partner /', 'counter /promo', 'partner /promo']);
  });
  it('hears of the open page when the visitor agrees on it', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), null);
    report(visit(2, '/promo'), null);
    report(visit(2, '/promo'), everything);
    expect(heard).toEqual(['counter /promo', 'partner /promo']);
  });
  it('is whoever the visitor agrees to', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), { analytics: false, affiliates: true });
    expect(heard).toEqual(['partner /']);
  });
  it('hears of no more once the consent is taken back', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), everything);
    report(visit(1, '/'), nothing);
    report(visit(2, '/promo'), nothing);
    expect(heard).toEqual(['counter /', 'partner /', 'counter stopped', 'partner stopped']);
  });
  it('brings no script to the cashbox, and tells none of it', () => {
    const { report, heard } = listen();
    report(visit(1, '/cashbox'), everything);
    expect(heard).toEqual(['partner /cashbox']);
  });
});
