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
  it("learns of no visit before the visitor's choice or after a refusal", () => {
    const { report, heard } = listen();
    report(visit(1, '/'), null);
    report(visit(1, '/'), nothing);
    report(visit(2, '/promo'), nothing);
    expect(heard).toEqual([]);
  });
  it('learns of each page once, from the first one on', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), everything);
    report(visit(1, '/'), everything);
    report(visit(2, '/promo'), everything);
    expect(heard).toEqual(['counter /', 'partner /', 'counter /promo', 'partner /promo']);
  });
  it('learns of the open page when the visitor consents on it', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), null);
    report(visit(2, '/promo'), null);
    report(visit(2, '/promo'), everything);
    expect(heard).toEqual(['counter /promo', 'partner /promo']);
  });
  it('learns of visits only if its purpose has consent', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), { analytics: false, affiliates: true });
    expect(heard).toEqual(['partner /']);
  });
  it('learns of no further visit once the consent is withdrawn', () => {
    const { report, heard } = listen();
    report(visit(1, '/'), everything);
    report(visit(1, '/'), nothing);
    report(visit(2, '/promo'), nothing);
    expect(heard).toEqual(['counter /', 'partner /', 'counter stopped', 'partner stopped']);
  });
  it('loads no script in the cashbox, and learns of no visit to it', () => {
    const { report, heard } = listen();
    report(visit(1, '/cashbox'), everything);
    expect(heard).toEqual(['partner /cashbox']);
  });
});
