import { lossBehind } from '../levels/catalogue.ts';
import { personaTable } from '../personas.ts';
import { defineSlice } from '../slice.ts';

export const winbackSlice = defineSlice('winback', {
  initial: ({ persona, player }): { carried: number; lost: number } => ({
    /** Winback of earlier weeks, minor units. */
    carried: 0,
    /** This week's real-money losses, minor units. Negative if the player won more. */
    lost: lossBehind(player.winback, personaTable.find(({ id }) => id === persona)?.level ?? 0),
  }),
});
