/** Minimum payout, in minor units (specification S9.36). */
export const WRITE_OFF_MINOR = 10_00;
