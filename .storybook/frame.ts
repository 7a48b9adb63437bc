/** The query parameter that marks a story as shown in a frame of another story. */
export const frameParameter = 'frame';

/** The message that a story in a frame posts to the page around it. */
export interface FrameReport {
  /** Storybook's rendering phase, such as `playing` or `completed`. */
  readonly storyPhase: string;
  readonly error?: string;
}

export const isFrameReport = (data: unknown): data is FrameReport =>
  typeof data === 'object' && data !== null && 'storyPhase' in data;
