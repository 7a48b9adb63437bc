/** The parameter in the address of a story in a frame of another story. */
export const frameParameter = 'frame';
