// What the parts of the frame's view have in common.
import type { Phase } from '../../model/frameModel.ts';

/** Every state in which there is something to see. */
export type ShownPhase = Exclude<Phase, { status: 'idle' }>;

export type FrameActions = {
  onMinimize: () => void;
  onResume: () => void;
  onClose: () => void;
  /** Plays although bonus money does not count. */
  onConfirm: () => void;
  onRetry: () => void;
};
