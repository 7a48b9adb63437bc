/** Longest input unless a field says otherwise, in characters (specification S9.21). */
export const INPUT_CAP = 150;
