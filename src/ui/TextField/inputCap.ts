/** Longest input unless a field says otherwise, in characters (specification §5). */
export const INPUT_CAP = 150;
