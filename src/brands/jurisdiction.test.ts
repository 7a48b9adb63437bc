import { expect, test } from 'vitest';
import { brandIds } from './brand.ts';
import { brands } from './brands.ts';
import { jurisdictions } from './jurisdiction.ts';
import { resolveFlags } from './resolveBrand.ts';

test.each(brandIds)(
  '%s asks for nothing more at its own hosts, and plays by the licence that a host names',
  (id) => {
    const jurisdictionAt = (host: string) => resolveFlags(brands[id], host).jurisdiction;
    expect(jurisdictionAt(`${id}.example`)).toBe('none');
    expect(jurisdictionAt(`uk.${id}.example`)).toBe('uk');
    expect(jurisdictionAt(`${id}.mt.localhost:4173`)).toBe('mt');
    expect(jurisdictionAt(`nj.${id}.example`)).toBe('nj');
    expect(jurisdictionAt(`${id}.example.uk`)).toBe('none');
  },
);

test('without a jurisdiction nothing is taken away and nothing is added', () => {
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

test('each jurisdiction names somebody who helps, by a number that can be dialled', () => {
  for (const id of ['uk', 'mt', 'nj'] as const) {
    expect(jurisdictions[id].helpLine?.phone.replaceAll(/\D/g, '').length).toBeGreaterThan(2);
    expect(URL.parse(jurisdictions[id].helpLine?.url ?? '')?.protocol).toBe('https:');
  }
});
