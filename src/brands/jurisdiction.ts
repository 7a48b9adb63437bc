// Regulatory requirements (S10.6). `none` is the specification's default behaviour.
import type { Jurisdiction } from './brand.ts';
import { currentFlags } from './currentBrand.ts';

/** A helpline for problem gambling. Names and numbers aren't translated. */
export interface HelpLine {
  readonly name: string;
  readonly phone: string;
  readonly url: string;
}

export interface JurisdictionRules {
  readonly minimumAge: number;
  readonly showsPreviousLogin: boolean;
  /** True if the player must see the net result of the current session. */
  readonly showsNetPosition: boolean;
  readonly allowPayoutCancel: boolean;
  readonly allowAutoplay: boolean;
  readonly allowTurbo: boolean;
  /** Every page warns about gambling harm and names a helpline; null if not required. */
  readonly helpLine: HelpLine | null;
}

export const jurisdictions: Record<Jurisdiction, JurisdictionRules> = {
  none: {
    minimumAge: 18,
    showsPreviousLogin: false,
    showsNetPosition: false,
    allowPayoutCancel: true,
    allowAutoplay: true,
    allowTurbo: true,
    helpLine: null,
  },
  uk: {
    minimumAge: 18,
    showsPreviousLogin: true,
    showsNetPosition: true,
    allowPayoutCancel: false,
    allowAutoplay: false,
    allowTurbo: false,
    helpLine: { name: 'Play Aware', phone: '0800 000 0001', url: 'https://play-aware.example/' },
  },
  mt: {
    minimumAge: 18,
    showsPreviousLogin: true,
    showsNetPosition: true,
    allowPayoutCancel: true,
    allowAutoplay: true,
    allowTurbo: true,
    helpLine: { name: 'Safe Harbour', phone: '0800 000 0002', url: 'https://safe-harbour.example/' },
  },
  nj: {
    minimumAge: 21,
    showsPreviousLogin: true,
    showsNetPosition: false,
    allowPayoutCancel: true,
    allowAutoplay: false,
    allowTurbo: true,
    helpLine: { name: 'Clear Table', phone: '0800 000 0003', url: 'https://clear-table.example/' },
  },
};

export function currentRules(): JurisdictionRules {
  return jurisdictions[currentFlags().jurisdiction];
}
