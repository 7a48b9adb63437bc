// Reports visits that an affiliate sent: a GET with project and code (S7.25).
import { affiliateUrl } from '#/config.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { findRefCode } from '#/entities/affiliate/refCode.ts';
import { readScriptAddress } from '#/lib/externalScript.ts';
import type { Party } from '../model/audience.ts';

export const affiliate: Party = {
  name: 'affiliate',
  purpose: 'affiliates',
  hasScript: false,
  visited() {
    const address = readScriptAddress(affiliateUrl, location.origin, '');
    const code = findRefCode(location.search);
    if (!address || code === undefined) return;
    const ping = new URL(address.url);
    ping.searchParams.set('project', currentBrand().id);
    ping.searchParams.set('refcode', code);
    const options = {
      mode: 'no-cors',
      keepalive: true,
      referrerPolicy: 'origin',
    } as const;
    fetch(ping, options).catch(() => undefined);
  },
  stop: () => undefined,
};
