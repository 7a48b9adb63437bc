// What a week has taken from a player, for the winback.
import { defineSlice } from '../slice.ts';

export const winbackSlice = defineSlice('winback', {
  initial: ({ player }): { carried: number; lost: number } => ({
    /** Minor units that were collected before the world began. */
    carried: player.winback,
    /** Real money lost in rounds of this week, minor units; below zero when more was won. */
    lost: 0,
  }),
});
