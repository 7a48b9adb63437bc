/** Default maximum length of an input, in characters (specification S9.21). */
export const INPUT_CAP = 150;
