import { lossBehind } from '../levels/catalogue.ts';
import { defineSlice } from '../slice.ts';

export const winbackSlice = defineSlice('winback', {
  initial: ({ player }): { carried: number; lost: number } => ({
    /** Winback carried over from earlier weeks, minor units. */
    carried: 0,
    /** This week's real-money losses, minor units. Negative if the player won more. */
    lost: lossBehind(player.winback, player.level),
  }),
});
