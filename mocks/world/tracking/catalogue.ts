/** Third-party services whose scripts the mock replaces. Each replacement records what it receives. */
export const thirdParties = [
  'webim',
  'netrox',
  'tag-manager',
  'metrica',
  'affiliate',
  'error-service',
] as const;

export type ThirdParty = (typeof thirdParties)[number];
