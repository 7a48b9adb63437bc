import type { Phase } from '../../model/frameModel.ts';

export type ShownPhase = Exclude<Phase, { status: 'idle' }>;

export type FrameActions = {
  onMinimize: () => void;
  onResume: () => void;
  onClose: () => void;
  /** Plays although bonus money does not count. */
  onConfirm: () => void;
  onRetry: () => void;
};
