/** Third-party services. The mock's stand-ins record what each receives. */
export const thirdParties = [
  'webim',
  'netrox',
  'tag-manager',
  'metrica',
  'affiliate',
  'error-service',
] as const;

export type ThirdParty = (typeof thirdParties)[number];
