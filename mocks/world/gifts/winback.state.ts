import { defineSlice } from '../slice.ts';

export const winbackSlice = defineSlice('winback', {
  initial: ({ player }): { carried: number; lost: number } => ({
    /** Winback collected before the world began, minor units. */
    carried: player.winback,
    /** This week's real-money losses, minor units. Negative if the player won more. */
    lost: 0,
  }),
});
