/** The four card suits as path data around the origin, 80 units high. */
export const suits = {
  heart: 'M0 34Q-46 0-34-24Q-18-42 0-20Q18-42 34-24Q46 0 0 34z',
  spade: 'M0-40Q46-4 34 18Q20 32 5 18Q6 34 16 38H-16Q-6 34-5 18Q-20 32-34 18Q-46-4 0-40z',
  diamond: 'M0-40L28 0L0 40L-28 0z',
  club: 'M0-40a18 18 0 0 1 14 30a18 18 0 1 1-9 32Q6 34 16 38H-16Q-6 34-5 22a18 18 0 1 1-9-32a18 18 0 0 1 14-30z',
} as const;
