/** Third parties whose stand-ins record what they receive. */
export const thirdParties = [
  'webim',
  'netrox',
  'tag-manager',
  'metrica',
  'affiliate',
  'error-service',
] as const;

export type ThirdParty = (typeof thirdParties)[number];
