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

describe('a third party', () => {
  it("isn't told about visits before the visitor has agreed, or after a refusal", () => {
    const { report, heard } = listen();
    report(visit(1, '/'), null);
    report(visit(1, '/'), nothing);
    report(visit(2, '/promo'), nothing);
    expect(heard).toEqual([]);
  });
  it('is told about each visit once, including the first one', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), everything);
    report(visit(1, '/'), everything);
    report(visit(2, '/promo'), everything);
    expect(heard).toEqual(['counter /', 'partner /', 'counter /promo', 'partner /promo']);
  });
  it('is told about the open page once the visitor agrees on it', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), null);
    report(visit(2, '/promo'), null);
    report(visit(2, '/promo'), everything);
    expect(heard).toEqual(['counter /promo', 'partner /promo']);
  });
  it('is told about visits only if the visitor has agreed to its purpose', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), { analytics: false, affiliates: true });
    expect(heard).toEqual(['partner /']);
  });
  it('is stopped once the visitor withdraws the consent', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), everything);
    report(visit(1, '/'), nothing);
    report(visit(2, '/promo'), nothing);
    expect(heard).toEqual(['counter /', 'partner /', 'counter stopped', 'partner stopped']);
  });
  it("isn't told about a visit to the cashbox if it has a script, because scripts aren't loaded there", () => {
    const { report, heard } = listen();
    report(visit(1, '/cashbox'), everything);
    expect(heard).toEqual(['partner /cashbox']);
  });
});
