// Tests the statements S4.4 to S4.18 of the specification.
import { describe, expect, it } from 'vitest';
import type { Game } from '#/api/generated/model/index.ts';
import {
  initialModel,
  type Effect,
  type FrameEvent,
  type FrameModel,
  type Opening,
  type Route,
  type RunAnswer,
} from './frameModel.ts';
import { reduce } from './gameFrame.machine.ts';

const game: Game = {
  slug: 'golden-harvest',
  name: 'Golden Harvest',
  preview: '/media/games/golden-harvest.svg',
  allow_bonus_balance: true,
  active: true,
  badges: [],
  disabled: false,
  has_demo_mode: true,
};
const other: Game = { ...game, slug: 'night-race', name: 'Night Race' };
const answer: RunAnswer = {
  url: 'https://games.example.test/run/1',
  width: 1280,
  height: 720,
  token: 'run-1',
  startedAt: 5,
  isRedirect: false,
};

const opened = (more: Partial<Opening> = {}): FrameEvent => ({
  type: 'opened',
  opening: {
    game,
    mode: 'real',
    viewer: 'player',
    platform: 'desktop',
    hasGiftRounds: false,
    hasBonusMoney: true,
    restriction: 'none',
    ...more,
  },
});
const at = (route: Route): FrameEvent => ({ type: 'routeChanged', route });
const page = (path: string): FrameEvent => at({ kind: 'other', path });
const gamePage = (slug = game.slug, mode: 'real' | 'demo' = 'real'): FrameEvent =>
  at({ kind: 'game', slug, mode });
const granted = (attempt = 1, more: Partial<RunAnswer> = {}): FrameEvent => ({
  type: 'runSucceeded',
  attempt,
  answer: { ...answer, ...more },
});
const ready = (attempt = 1): FrameEvent => ({ type: 'frameReady', attempt });
const elapsed = (attempt = 1): FrameEvent => ({ type: 'loadingElapsed', attempt });

/** Reduces events from the initial state. Returns the final state and the effects of the last event. */
function after(...events: FrameEvent[]): { model: FrameModel; effects: readonly Effect[]; status: string } {
  const last = events.reduce<{ model: FrameModel; effects: readonly Effect[] }>(
    ({ model }, event) => reduce(model, event),
    {
      model: initialModel,
      effects: [],
    },
  );
  return { ...last, status: last.model.phase.status };
}

const goTo = (path: string, isReplacing = false): Effect => ({ type: 'goTo', path, isReplacing });
const running = [page('/games/slots'), opened(), granted(), ready()] as const;

describe('states of the game frame', () => {
  it('are idle, loading, running, minimized, blocked', () => {
    expect(after().status).toBe('idle');
    expect(after(opened()).status).toBe('loading');
    expect(after(...running).status).toBe('running');
    expect(after(...running, page('/')).status).toBe('minimized');
    expect(after(...running, { type: 'secondWindowStarted' }).status).toBe('blocked');
  });
});

describe('minimizing', () => {
  it('leads to the page that the player visited before the cashbox and the game, or to the main page', () => {
    const cashbox = at({ kind: 'cashbox' });
    const ask: FrameEvent = { type: 'minimizeAsked' };
    const [, ...started] = running;
    expect(after(page('/promo'), cashbox, gamePage(), ...started, ask).effects).toEqual([goTo('/promo')]);
    expect(after(cashbox, gamePage(), ...started, ask).effects).toEqual([goTo('/')]);
  });
});

describe('an open bet that can still be cashed out', () => {
  const flying = [...running, { type: 'betChanged', attempt: 1, isOpen: true }] as const;

  it('keeps the game open until the player confirms closing it', () => {
    expect(after(...flying, { type: 'closeAsked' })).toMatchObject({
      status: 'running',
      effects: [],
      model: { leaving: { type: 'closeAsked' } },
    });
    expect(after(...flying, { type: 'closeAsked' }, { type: 'leaveDeclined' })).toMatchObject({
      status: 'running',
      model: { leaving: null },
    });
    expect(after(...flying, { type: 'closeAsked' }, { type: 'leaveConfirmed' })).toMatchObject({
      status: 'idle',
      effects: [goTo('/games/slots')],
    });
  });

  it('keeps the game open until the player confirms opening another one', () => {
    const asked = [...flying, gamePage(other.slug), opened({ game: other })] as const;
    expect(after(...asked)).toMatchObject({
      status: 'minimized',
      effects: [],
      model: { phase: { play: { game } } },
    });
    expect(after(...asked, { type: 'leaveDeclined' }).effects).toEqual([goTo('/play/golden-harvest')]);
    expect(after(...asked, { type: 'leaveConfirmed' })).toMatchObject({
      status: 'loading',
      model: { phase: { play: { game: other } } },
    });
  });

  it("needs no confirmation once it is settled, and the player's earlier action then continues", () => {
    const over: FrameEvent = { type: 'betChanged', attempt: 1, isOpen: false };
    expect(after(...flying, over, { type: 'closeAsked' }).status).toBe('idle');
    expect(after(...flying, { type: 'closeAsked' }, over).status).toBe('idle');
  });

  it('needs no confirmation in a demo', () => {
    const demo = [
      page('/'),
      gamePage(game.slug, 'demo'),
      opened({ mode: 'demo' }),
      granted(),
      ready(),
    ] as const;
    expect(
      after(...demo, { type: 'betChanged', attempt: 1, isOpen: true }, { type: 'closeAsked' }).status,
    ).toBe('idle');
  });
});

describe('minimized on every route except the game page', () => {
  it.each(['/', '/cashbox', '/promo', '/tournaments/night-race', '/profile/info', '/remind'])(
    '%s',
    (path) => {
      expect(after(...running, page(path)).status).toBe('minimized');
    },
  );
  it('stays minimized on an error page', () => {
    expect(after(...running, at({ kind: 'error' })).status).toBe('minimized');
  });
  it('is minimized during a run request, which continues', () => {
    const { model, effects } = after(opened(), page('/'));
    expect(model.phase).toMatchObject({ status: 'minimized', run: null });
    expect(effects).toEqual([]);
    expect(reduce(model, granted()).model.phase).toMatchObject({
      status: 'minimized',
      run: { token: 'run-1' },
    });
  });
  it('minimizing goes to the route before the game', () => {
    expect(after(...running, { type: 'minimizeAsked' }).effects).toEqual([goTo('/games/slots')]);
  });
  it('returning to the game page resumes the same run', () => {
    const { model } = after(...running, page('/'), gamePage());
    expect(model.phase).toMatchObject({
      status: 'running',
      attempt: 1,
      isReady: true,
      run: { token: 'run-1' },
    });
  });
});

describe('going to the game page for a different game', () => {
  it('sets loading', () => {
    const { model, effects } = after(...running, opened({ game: other }));
    expect(model.phase).toMatchObject({ status: 'loading', play: { game: other }, attempt: 2, run: null });
    expect(effects).toEqual([
      { type: 'requestRun', attempt: 2, play: { game: other, mode: 'real' }, exitPath: '/games/slots' },
    ]);
  });
  it('aborts a run request of the previous game', () => {
    expect(after(opened(), opened({ game: other })).effects).toContainEqual({
      type: 'abandonRun',
      attempt: 1,
    });
  });
  it('ignores the response to a run request of the previous game', () => {
    expect(after(opened(), opened({ game: other }), granted(1)).model.phase).toMatchObject({
      status: 'loading',
      run: null,
    });
    expect(
      after(opened(), opened({ game: other }), { type: 'runFailed', attempt: 1, code: 'cannot_run_game' })
        .status,
    ).toBe('loading');
  });
  it('does the same for the other mode of the same game', () => {
    expect(after(opened({ mode: 'demo' }), granted(), ready(), opened()).model.phase).toMatchObject({
      status: 'loading',
      attempt: 2,
    });
  });
});

describe('the loading flag', () => {
  it('clears 1 s after start', () => {
    expect(after(opened(), granted(), elapsed()).model.phase).toMatchObject({
      status: 'running',
      isReady: false,
    });
  });
  it('clears earlier when the game reports that it is ready', () => {
    expect(after(opened(), granted(), ready()).model.phase).toMatchObject({
      status: 'running',
      isReady: true,
    });
  });
  it("doesn't clear before the run has started, and ignores the timer of an earlier start", () => {
    expect(after(opened(), elapsed()).status).toBe('loading');
    expect(after(opened(), granted(), elapsed(7)).status).toBe('loading');
  });
  it("is followed by a failure if the game doesn't load in time", () => {
    const timedOut: FrameEvent = { type: 'frameTimedOut', attempt: 1 };
    expect(after(opened(), granted(), elapsed(), timedOut).model.phase).toMatchObject({
      status: 'failed',
      code: 'frame_timeout',
    });
    expect(after(...running, timedOut).status).toBe('running');
    expect(after(opened(), timedOut).status).toBe('loading');
  });
});

describe('visiting login or registration closes the game', () => {
  it.each([
    ['running', [...running]],
    ['minimized', [...running, page('/')]],
    ['loading', [opened()]],
  ])('%s', (_state, events) => {
    expect(after(...events, at({ kind: 'entrance' })).status).toBe('idle');
  });
  it('login and logout close the game, too', () => {
    expect(after(...running, { type: 'sessionChanged' })).toMatchObject({ status: 'idle', effects: [] });
  });
});

describe('opening the game page remembers the previous route so closing returns there, else main', () => {
  it('to the previous route if there is one', () => {
    expect(after(...running, { type: 'closeAsked' })).toMatchObject({
      status: 'idle',
      effects: [goTo('/games/slots')],
    });
  });
  it('to main if there is no previous route', () => {
    const routeless = { ...initialModel, returnPath: null };
    const { model } = reduce(routeless, opened());
    expect(reduce(model, { type: 'closeAsked' }).effects).toContainEqual(goTo('/'));
  });
  it.each<Route>([{ kind: 'entrance' }, { kind: 'error' }])(
    'login and error pages are skipped: %j',
    (route) => {
      expect(after(page('/promo'), at(route), opened(), { type: 'closeAsked' }).effects).toContainEqual(
        goTo('/promo'),
      );
    },
  );
  it('a page that failed is skipped, unless a retry succeeded', () => {
    const failed = [page('/promo'), page('/tournaments'), { type: 'pageFailed' }] as const;
    expect(after(...failed, opened(), { type: 'closeAsked' }).effects).toContainEqual(goTo('/promo'));
    expect(after(...failed, page('/tournaments'), opened(), { type: 'closeAsked' }).effects).toContainEqual(
      goTo('/tournaments'),
    );
  });
  it('switching games keeps the route before both', () => {
    expect(after(...running, opened({ game: other }), { type: 'closeAsked' }).effects).toContainEqual(
      goTo('/games/slots'),
    );
  });
  it('a minimized game closes without navigation', () => {
    expect(after(...running, page('/cashbox'), { type: 'closeAsked' })).toMatchObject({
      status: 'idle',
      effects: [],
    });
  });
});

describe('starting the same game again resumes it', () => {
  it('from its tile', () => {
    expect(after(...running, page('/'), opened())).toMatchObject({
      status: 'running',
      effects: [],
      model: { attempt: 1 },
    });
  });
  it('from its card, by going to its page', () => {
    expect(after(...running, page('/'), { type: 'resumeAsked' }).effects).toEqual([
      goTo('/play/golden-harvest'),
    ]);
    const demo = [opened({ mode: 'demo' }), granted(), page('/')] as const;
    expect(after(...demo, { type: 'resumeAsked' }).effects).toEqual([goTo('/play/golden-harvest?mode=demo')]);
  });
  it("a game that is still loading doesn't request a second run", () => {
    expect(after(opened(), opened())).toMatchObject({
      status: 'loading',
      effects: [],
      model: { attempt: 1 },
    });
  });
  it('a game that was stopped or that failed requests a new run', () => {
    expect(after(...running, { type: 'secondWindowStarted' }, opened())).toMatchObject({
      status: 'loading',
      model: { attempt: 2 },
    });
    expect(
      after(opened(), { type: 'runFailed', attempt: 1, code: 'cannot_run_game' }, opened()),
    ).toMatchObject({ status: 'loading' });
  });
});

describe('a game-session-deactivate event', () => {
  it('with the matching run token blocks the game', () => {
    expect(after(...running, { type: 'deactivated', runToken: 'run-1' }).status).toBe('blocked');
    expect(after(...running, page('/'), { type: 'deactivated', runToken: 'run-1' }).status).toBe('blocked');
  });
  it('with the token of another run is ignored', () => {
    expect(after(...running, { type: 'deactivated', runToken: 'run-2' }).status).toBe('running');
    expect(
      after(opened(), granted(1, { token: null }), { type: 'deactivated', runToken: 'null' }).status,
    ).toBe('loading');
  });
  it('with a limit of the player ends the game and shows which limit', () => {
    const used = { type: 'deactivated', runToken: 'run-1', code: 'time_limit_reached' } as const;
    expect(after(...running, used)).toMatchObject({
      status: 'failed',
      model: { phase: { code: 'time_limit_reached' } },
    });
  });
  it('offers to play here, which runs the game again', () => {
    const { effects, status } = after(
      ...running,
      { type: 'deactivated', runToken: 'run-1' },
      { type: 'retryAsked' },
    );
    expect(status).toBe('loading');
    expect(effects).toContainEqual(expect.objectContaining({ type: 'requestRun', attempt: 2 }));
  });
  it('leads to the same state as a double-run error', () => {
    expect(after(opened(), { type: 'runFailed', attempt: 1, code: 'blocked_double_game_run' }).status).toBe(
      'blocked',
    );
  });
});

describe('if the game does not allow bonus balance and the user is logged in', () => {
  const realOnly = { ...game, allow_bonus_balance: false };
  it("a warning shows, and the game isn't run before the player continues", () => {
    expect(after(opened({ game: realOnly }))).toMatchObject({ status: 'confirming', effects: [] });
  });
  it('a player without bonus money isn’t asked', () => {
    expect(after(opened({ game: realOnly, hasBonusMoney: false })).status).toBe('loading');
  });
  it('rounds paid by a gift need no warning, because they cost no money', () => {
    expect(after(opened({ game: realOnly, hasGiftRounds: true })).status).toBe('loading');
  });
  it('continuing runs the game', () => {
    expect(after(opened({ game: realOnly }), { type: 'confirmed' })).toMatchObject({
      status: 'loading',
      effects: [{ type: 'requestRun' }],
    });
  });
  it('the warning is shown once per game and visit, and again after a change of the session', () => {
    const answered = [opened({ game: realOnly }), { type: 'confirmed' }, { type: 'closeAsked' }] as const;
    const other = { ...realOnly, slug: 'another-game' };
    expect(after(...answered, opened({ game: realOnly })).status).toBe('loading');
    expect(after(...answered, opened({ game: other })).status).toBe('confirming');
    expect(after(...answered, { type: 'sessionChanged' }, opened({ game: realOnly })).status).toBe(
      'confirming',
    );
  });
  it('leaving the page closes the warning', () => {
    expect(after(opened({ game: realOnly }), page('/games/otygrat_bonus')).status).toBe('idle');
    expect(after(opened({ game: realOnly }), { type: 'closeAsked' }).status).toBe('idle');
  });
  it('a demo needs no warning', () => {
    expect(after(opened({ game: realOnly, mode: 'demo' })).status).toBe('loading');
  });
});

describe('during a break or a self-exclusion', () => {
  it.each([
    ['timedOut', 'time_out_active'],
    ['excluded', 'self_excluded'],
  ] as const)('a real game is refused at once, without the warning (%s)', (restriction, code) => {
    for (const allowsBonus of [true, false]) {
      const opening = { game: { ...game, allow_bonus_balance: allowsBonus }, restriction };
      expect(after(opened(opening))).toMatchObject({
        status: 'failed',
        effects: [],
        model: { phase: { code } },
      });
      expect(after(opened({ ...opening, mode: 'demo' })).status).toBe('loading');
    }
  });
});

describe('a run error', () => {
  it('shows the cannot-run message', () => {
    expect(
      after(opened(), { type: 'runFailed', attempt: 1, code: 'cannot_run_game' }).model.phase,
    ).toMatchObject({
      status: 'failed',
      code: 'cannot_run_game',
    });
  });
  it("also occurs for a run URL that isn't allowed, which is logged", () => {
    const { model, effects } = after(opened(), granted(1, { url: null }));
    expect(model.phase).toMatchObject({ status: 'failed', code: 'cannot_run_game' });
    expect(effects).toEqual([{ type: 'log', message: 'run_url was refused', slug: game.slug }]);
  });
  it('disappears when the player leaves the page, and can be retried before', () => {
    const failed = [opened(), { type: 'runFailed', attempt: 1, code: 'timeout' }] as const;
    expect(after(...failed, page('/')).status).toBe('idle');
    expect(after(...failed, { type: 'retryAsked' })).toMatchObject({
      status: 'loading',
      model: { attempt: 2 },
    });
  });
  it("of a minimized game stays on the game's card, and a retry opens the game", () => {
    const failed = [opened(), page('/'), { type: 'runFailed', attempt: 1, code: 'timeout' }] as const;
    expect(after(...failed, page('/promo')).status).toBe('failed');
    expect(after(...failed, { type: 'retryAsked' })).toMatchObject({
      status: 'minimized',
      effects: [goTo('/play/golden-harvest'), { type: 'requestRun' }],
    });
  });
});

describe('if the run result says redirect and the game allows bonus balance', () => {
  const leave: Effect = { type: 'leaveSite', url: 'https://games.example.test/run/1' };
  it('the browser goes directly to the run URL', () => {
    expect(after(opened(), granted(1, { isRedirect: true }))).toMatchObject({
      status: 'redirecting',
      effects: [leave],
    });
  });
  it("the game opens in the frame if it doesn't allow bonus balance", () => {
    const realOnly = { ...game, allow_bonus_balance: false };
    const { model, effects } = after(
      opened({ game: realOnly }),
      { type: 'confirmed' },
      granted(1, { isRedirect: true }),
    );
    expect(model.phase).toMatchObject({ status: 'loading', run: { token: 'run-1' } });
    expect(effects).toEqual([]);
  });
  it("a run URL that isn't allowed is never opened", () => {
    expect(after(opened(), granted(1, { isRedirect: true, url: null })).effects).not.toContainEqual(
      expect.objectContaining({ type: 'leaveSite' }),
    );
  });
  it("a player who has moved on to another page isn't redirected", () => {
    expect(after(opened(), page('/cashbox'), granted(1, { isRedirect: true }))).toMatchObject({
      status: 'idle',
      effects: [],
    });
  });
});

describe('an exit message of the game', () => {
  it('closes the frame and goes to main', () => {
    expect(after(...running, { type: 'exitMessage' })).toMatchObject({
      status: 'idle',
      effects: [goTo('/')],
    });
  });
  it('only closes the game if it is minimized', () => {
    expect(after(...running, page('/cashbox'), { type: 'exitMessage' })).toMatchObject({
      status: 'idle',
      effects: [],
    });
  });
});

describe('a game opened in a second window stops the first', () => {
  it.each([
    ['running', [...running]],
    ['minimized', [...running, page('/')]],
    ['loading', [opened()]],
  ])('while it is %s', (_state, events) => {
    expect(after(...events, { type: 'secondWindowStarted' }).status).toBe('blocked');
  });
  it('and aborts its run request in flight', () => {
    expect(after(opened(), { type: 'secondWindowStarted' }).effects).toEqual([
      { type: 'abandonRun', attempt: 1 },
    ]);
  });
  it('without a game in the first window, nothing happens', () => {
    expect(after({ type: 'secondWindowStarted' }).status).toBe('idle');
  });
});

describe('opening a game', () => {
  it('for real money sends a guest to log in and then back', () => {
    expect(after(opened({ viewer: 'guest' }))).toMatchObject({
      status: 'idle',
      effects: [goTo('/login?redirect=%2Fplay%2Fgolden-harvest', true)],
    });
  });
  it.each<[string, Partial<Opening>, string]>([
    ['a disabled game', { game: { ...game, disabled: true } }, 'game_disabled'],
    ['a game made for other devices', { game: { ...game, devices: ['mobile'] } }, 'device_not_supported'],
    [
      'a demo of a game without one',
      { game: { ...game, has_demo_mode: false }, mode: 'demo' },
      'no_demo_mode',
    ],
  ])('refuses %s without a request', (_name, opening, code) => {
    const { model, effects } = after(opened(opening));
    expect(model.phase).toMatchObject({ status: 'failed', code });
    expect(effects).toEqual([]);
  });
  it("without a slug only logs a 'no game id' error", () => {
    expect(after(opened({ game: { ...game, slug: '' } }))).toMatchObject({
      status: 'idle',
      effects: [{ type: 'log', message: 'no game id' }],
    });
  });
});

describe('a reload', () => {
  const restored = (more: Partial<Opening> = {}): FrameEvent => ({
    type: 'restored',
    opening: {
      game,
      mode: 'real',
      viewer: 'player',
      platform: 'desktop',
      hasGiftRounds: false,
      hasBonusMoney: true,
      restriction: 'none',
      ...more,
    },
  });
  it('brings the game back minimized, with a new run', () => {
    const { status, effects } = after(page('/promo'), restored());
    expect(status).toBe('minimized');
    expect(effects).toContainEqual(expect.objectContaining({ type: 'requestRun', exitPath: '/promo' }));
  });
  it('also brings the game back in the cashbox, where it stays hidden', () => {
    expect(after(at({ kind: 'cashbox' }), restored()).status).toBe('minimized');
  });
  it('brings the game back without the warning about bonus money', () => {
    const real = { ...game, allow_bonus_balance: false };
    expect(after(page('/promo'), restored({ game: real })).status).toBe('minimized');
  });
  it.each([
    ['for a guest', restored({ viewer: 'guest' })],
    ['if the game is disabled', restored({ game: { ...game, disabled: true } })],
  ])("doesn't bring the game back %s", (_name, event) => {
    expect(after(page('/promo'), event).status).toBe('idle');
  });
  it("doesn't bring the game back on a game page or on the login page", () => {
    expect(after(gamePage(other.slug), restored()).status).toBe('idle');
    expect(after(at({ kind: 'entrance' }), restored()).status).toBe('idle');
  });
  it("doesn't replace a game that the player has opened meanwhile", () => {
    const { model } = after(opened({ game: other }), page('/promo'), restored());
    expect(model.phase).toMatchObject({ status: 'minimized', play: { game: other } });
  });
});
