import { expect, test } from 'vitest';
import { brandIds } from './brand.ts';
import { brands } from './brands.ts';
import { jurisdictions } from './jurisdiction.ts';
import { resolveFlags } from './currentBrand.ts';

test.each(brandIds)(
  '%s has no jurisdiction at its own hosts, and otherwise the one in the host name',
  (id) => {
    const jurisdictionAt = (host: string) => resolveFlags(brands[id], host).jurisdiction;
    expect(jurisdictionAt(`${id}.example`)).toBe('none');
    expect(jurisdictionAt(`uk.${id}.example`)).toBe('uk');
    expect(jurisdictionAt(`${id}.mt.localhost:4173`)).toBe('mt');
    expect(jurisdictionAt(`nj.${id}.example`)).toBe('nj');
    expect(jurisdictionAt(`${id}.example.uk`)).toBe('none');
  },
);

test('without a jurisdiction, the minimum age is 18 and there are no restrictions', () => {
  expect(jurisdictions.none).toEqual({
    minimumAge: 18,
    showsPreviousLogin: false,
    showsNetPosition: false,
    allowPayoutCancel: true,
    allowAutoplay: true,
    allowTurbo: true,
    helpLine: null,
  });
});

test('each jurisdiction has a help line with a phone number and an https URL', () => {
  for (const id of ['uk', 'mt', 'nj'] as const) {
    expect(jurisdictions[id].helpLine?.phone.replaceAll(/\D/g, '').length).toBeGreaterThan(2);
    expect(URL.parse(jurisdictions[id].helpLine?.url ?? '')?.protocol).toBe('https:');
  }
});
