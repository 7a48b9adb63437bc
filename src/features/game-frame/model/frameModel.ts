// The words of the game frame's machine (specification S4.4, and what its sentences imply).
import { paths } from '#/paths.ts';
import type { Game, GamePlatform, GameRunType } from '#/api/generated/model/index.ts';

export type Route =
  | { readonly kind: 'game'; readonly slug: string; readonly mode: GameRunType }
  | { readonly kind: 'entrance' }
  /** An error page, by its address or in the place of another: no place to return to. */
  | { readonly kind: 'error' }
  | { readonly kind: 'other'; readonly path: string };

export interface Play {
  readonly game: Game;
  readonly mode: GameRunType;
}

/** A run that the server has granted and whose address has been checked. */
export interface Run {
  readonly url: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly token: string | null;
  /** Milliseconds of the monotonic clock. */
  readonly startedAt: number;
}

/** A code of the description, of `ApiError`, or of the frame itself. */
export type FailureCode = string;

export type Phase =
  | { readonly status: 'idle' }
  /** The warning that bonus money does not count in this game stands before play. */
  | { readonly status: 'confirming'; readonly play: Play }
  | { readonly status: 'loading'; readonly play: Play; readonly attempt: number; readonly run: Run | null }
  /** `isReady` once the game's own page has loaded or said so. */
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
  /** The game was started a second time, here or elsewhere. */
  | { readonly status: 'blocked'; readonly play: Play }
  | { readonly status: 'failed'; readonly play: Play; readonly code: FailureCode };

export interface FrameModel {
  readonly phase: Phase;
  readonly route: Route;
  /** The route before the present one, to return to: no game's, no error; null: Main. */
  readonly returnPath: string | null;
  /** Number of the latest run request; answers to earlier ones are ignored. */
  readonly attempt: number;
  /** Slugs of the games whose warning this player has answered in this visit. */
  readonly warned: readonly string[];
}

export const initialModel: FrameModel = {
  phase: { status: 'idle' },
  route: { kind: 'other', path: paths.main() },
  returnPath: null,
  attempt: 0,
  warned: [],
};

export interface Opening extends Play {
  readonly viewer: 'guest' | 'player';
  readonly platform: GamePlatform;
  /** A gift pays for the next rounds of this game. */
  readonly hasGiftRounds: boolean;
}

/** What the server answered to a run request. `url` is null if the address was refused. */
export type RunAnswer = Omit<Run, 'url'> & { readonly url: string | null; readonly isRedirect: boolean };

export type FrameEvent =
  | { readonly type: 'opened'; readonly opening: Opening }
  | { readonly type: 'confirmed' }
  | { readonly type: 'runSucceeded'; readonly attempt: number; readonly answer: RunAnswer }
  | { readonly type: 'runFailed'; readonly attempt: number; readonly code: FailureCode }
  /** One second has passed since the start. */
  | { readonly type: 'loadingElapsed'; readonly attempt: number }
  | { readonly type: 'frameReady'; readonly attempt: number }
  | { readonly type: 'frameTimedOut'; readonly attempt: number }
  | { readonly type: 'routeChanged'; readonly route: Route }
  /** The page of the present route shows an error in its place. */
  | { readonly type: 'pageFailed' }
  | { readonly type: 'minimizeAsked' }
  | { readonly type: 'resumeAsked' }
  | { readonly type: 'closeAsked' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'exitMessage' }
  /** `code` names what of responsible play has ended it; without one the game runs elsewhere. */
  | { readonly type: 'deactivated'; readonly runToken: string; readonly code?: FailureCode | undefined }
  | { readonly type: 'secondWindowStarted' }
  /** Login or logout: the game exits. */
  | { readonly type: 'sessionChanged' };

export type Effect =
  | { readonly type: 'requestRun'; readonly attempt: number; readonly play: Play; readonly exitPath: string }
  | { readonly type: 'abandonRun'; readonly attempt: number }
  | { readonly type: 'goTo'; readonly path: string; readonly isReplacing: boolean }
  /** The browser leaves the site for a checked address. */
  | { readonly type: 'leaveSite'; readonly url: string }
  | { readonly type: 'log'; readonly message: string; readonly slug: string };

export interface Step {
  readonly model: FrameModel;
  readonly effects: readonly Effect[];
}
