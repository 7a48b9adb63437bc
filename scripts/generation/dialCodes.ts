/** Countries of the phone field and their dial codes. */
export const dialCodes = {
  ru: '7',
  kz: '7',
  az: '994',
  nl: '31',
  am: '374',
  au: '61',
  it: '39',
  br: '55',
} as const;
