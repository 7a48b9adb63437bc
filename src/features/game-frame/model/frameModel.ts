// The types of the game frame's state machine (S4.4).
import { paths } from '#/paths.ts';
import type { Game, GamePlatform, GameRunType } from '#/api/generated/model/index.ts';
import type { Restriction } from '#/entities/player/restriction.ts';

export type Route =
  | { readonly kind: 'game'; readonly slug: string; readonly mode: GameRunType }
  | { readonly kind: 'entrance' }
  /** An error page, with its own URL or in place of another page. Closing a game never returns to it. */
  | { readonly kind: 'error' }
  /**
   * The cashbox. Closing a game doesn't return to it: the deposit is finished, and the cashbox may still
   * show its result.
   */
  | { readonly kind: 'cashbox' }
  | { readonly kind: 'other'; readonly path: string };

export interface Play {
  readonly game: Game;
  readonly mode: GameRunType;
}

/** A run that the server has granted. Its URL has been checked. */
export interface Run {
  readonly url: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly token: string | null;
  /** When the run started, in ms of the monotonic clock. */
  readonly startedAt: number;
}

/** An error code of the API, of `ApiError` or of the game frame. */
export type FailureCode = string;

export type Phase =
  | { readonly status: 'idle' }
  /** Warns the player that this game doesn't accept bonus money. */
  | { readonly status: 'confirming'; readonly play: Play }
  | { readonly status: 'loading'; readonly play: Play; readonly attempt: number; readonly run: Run | null }
  /** `isReady` is true once the game's page has loaded or has reported that it is ready. */
  | {
      readonly status: 'running';
      readonly play: Play;
      readonly attempt: number;
      readonly run: Run;
      readonly isReady: boolean;
    }
  | {
      readonly status: 'minimized';
      readonly play: Play;
      readonly attempt: number;
      readonly run: Run | null;
      readonly isReady: boolean;
    }
  | { readonly status: 'redirecting'; readonly play: Play }
  /** The game doesn't run here, because it runs in another window or on another device. */
  | { readonly status: 'blocked'; readonly play: Play }
  | { readonly status: 'failed'; readonly play: Play; readonly code: FailureCode };

export interface FrameModel {
  readonly phase: Phase;
  readonly route: Route;
  /**
   * The path to which closing the game returns: the last visited page other than a game, the login, the
   * registration, the cashbox or an error page. If null, closing the game opens the main page.
   */
  readonly returnPath: string | null;
  /** Number of the latest request for a run. Responses to earlier requests are ignored. */
  readonly attempt: number;
  /** The `attempt` of the run that has an open bet. Null if no bet is open. */
  readonly openBet: number | null;
  /** The event that would end the game with an open bet. It is held back until the player confirms. */
  readonly leaving: LeavingEvent | null;
  /** Slugs of the games whose warning the player has confirmed during this visit. */
  readonly warned: readonly string[];
}

export const initialModel: FrameModel = {
  phase: { status: 'idle' },
  route: { kind: 'other', path: paths.main() },
  returnPath: null,
  attempt: 0,
  openBet: null,
  leaving: null,
  warned: [],
};

/** Whether the open game is played for money and has an open bet, on which the player can still act. */
export function hasOpenBet({ phase, openBet }: FrameModel): boolean {
  return 'attempt' in phase && phase.play.mode === 'real' && phase.attempt === openBet;
}

export interface Opening extends Play {
  readonly viewer: 'guest' | 'player';
  readonly platform: GamePlatform;
  /** Whether a gift pays for the next rounds of this game. */
  readonly hasGiftRounds: boolean;
  /** Whether the player has bonus money. If not, the warning about bonus money isn't needed. */
  readonly hasBonusMoney: boolean;
  /** The player's break or self-exclusion, during which games for money are closed. */
  readonly restriction: Restriction['kind'];
}

/** `url` is null if the URL was rejected. */
export type RunAnswer = Omit<Run, 'url'> & { readonly url: string | null; readonly isRedirect: boolean };

export type FrameEvent =
  | { readonly type: 'opened'; readonly opening: Opening }
  /** The page was reloaded while the game was open. */
  | { readonly type: 'restored'; readonly opening: Opening }
  | { readonly type: 'confirmed' }
  | { readonly type: 'runSucceeded'; readonly attempt: number; readonly answer: RunAnswer }
  | { readonly type: 'runFailed'; readonly attempt: number; readonly code: FailureCode }
  /**
   * One second has passed since the game was started. The phase `loading` then ends, even if the game isn't
   * ready.
   */
  | { readonly type: 'loadingElapsed'; readonly attempt: number }
  | { readonly type: 'frameReady'; readonly attempt: number }
  | { readonly type: 'frameTimedOut'; readonly attempt: number }
  | { readonly type: 'routeChanged'; readonly route: Route }
  /** The current page shows an error instead of its content. */
  | { readonly type: 'pageFailed' }
  | { readonly type: 'minimizeAsked' }
  | { readonly type: 'resumeAsked' }
  | { readonly type: 'closeAsked' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'exitMessage' }
  | { readonly type: 'betChanged'; readonly attempt: number; readonly isOpen: boolean }
  | { readonly type: 'leaveConfirmed' }
  | { readonly type: 'leaveDeclined' }
  /**
   * The server or the game has ended the run. `code` is the responsible-gambling reason. If it is missing,
   * the run ended because the game was opened in another window or on another device.
   */
  | { readonly type: 'deactivated'; readonly runToken: string; readonly code?: FailureCode | undefined }
  | { readonly type: 'secondWindowStarted' }
  /** The player has logged in or out. */
  | { readonly type: 'sessionChanged' };

export type LeavingEvent = Extract<FrameEvent, { type: 'opened' | 'closeAsked' }>;

export type Effect =
  | { readonly type: 'requestRun'; readonly attempt: number; readonly play: Play; readonly exitPath: string }
  | { readonly type: 'abandonRun'; readonly attempt: number }
  | { readonly type: 'goTo'; readonly path: string; readonly isReplacing: boolean }
  /** Navigates the browser to a URL outside the site. The URL has been checked. */
  | { readonly type: 'leaveSite'; readonly url: string }
  | { readonly type: 'log'; readonly message: string; readonly slug: string };

export interface Step {
  readonly model: FrameModel;
  readonly effects: readonly Effect[];
}

export type ShownPhase = Exclude<Phase, { status: 'idle' }>;

export interface FrameActions {
  onMinimize: () => void;
  onResume: () => void;
  onClose: () => void;
  /** The player confirms leaving the game and giving up the open bet. */
  onLeave: () => void;
  onStay: () => void;
  /** The player confirms the warning that this game doesn't accept bonus money. */
  onConfirm: () => void;
  onRetry: () => void;
}
