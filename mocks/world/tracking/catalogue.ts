/** The stand-ins that tell what they are told. */
export const thirdParties = [
  'webim',
  'netrox',
  'tag-manager',
  'metrica',
  'affiliate',
  'error-service',
] as const;

export type ThirdParty = (typeof thirdParties)[number];
