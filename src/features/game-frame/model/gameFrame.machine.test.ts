// The titles name the statements of specification S4.4 to S4.18.
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
  opening: { game, mode: 'real', viewer: 'player', platform: 'desktop', hasGiftRounds: false, ...more },
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

/** Reduces events from the initial state. Returns the last state and the effects of the last event. */
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
  it('leads to where the player was before the cashbox, or to Main', () => {
    const cashbox = at({ kind: 'cashbox' });
    const ask: FrameEvent = { type: 'minimizeAsked' };
    const [, ...started] = running;
    expect(after(page('/promo'), cashbox, gamePage(), ...started, ask).effects).toEqual([goTo('/promo')]);
    expect(after(cashbox, gamePage(), ...started, ask).effects).toEqual([goTo('/')]);
  });
});

describe('a bet that can still be cashed out', () => {
  const flying = [...running, { type: 'betChanged', attempt: 1, isOpen: true }] as const;

  it('is not dropped by closing before the player confirms', () => {
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

  it('keeps its game while another one is opened, until the player confirms', () => {
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

  it('asks nothing once it has ended, and goes where the player wanted', () => {
    const over: FrameEvent = { type: 'betChanged', attempt: 1, isOpen: false };
    expect(after(...flying, over, { type: 'closeAsked' }).status).toBe('idle');
    expect(after(...flying, { type: 'closeAsked' }, over).status).toBe('idle');
  });

  it('is not asked about in a demo', () => {
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
  it('also an error page', () => {
    expect(after(...running, at({ kind: 'error' })).status).toBe('minimized');
  });
  it('also while the run is still awaited, which goes on', () => {
    const { model, effects } = after(opened(), page('/'));
    expect(model.phase).toMatchObject({ status: 'minimized', run: null });
    expect(effects).toEqual([]);
    expect(reduce(model, granted()).model.phase).toMatchObject({
      status: 'minimized',
      run: { token: 'run-1' },
    });
  });
  it('the way is there: minimizing goes to the route before the game', () => {
    expect(after(...running, { type: 'minimizeAsked' }).effects).toEqual([goTo('/games/slots')]);
  });
  it('and back on the game page it runs on, as the same run', () => {
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
  it('gives up the run that was still awaited', () => {
    expect(after(opened(), opened({ game: other })).effects).toContainEqual({
      type: 'abandonRun',
      attempt: 1,
    });
  });
  it('ignores the answer to the former game', () => {
    expect(after(opened(), opened({ game: other }), granted(1)).model.phase).toMatchObject({
      status: 'loading',
      run: null,
    });
    expect(
      after(opened(), opened({ game: other }), { type: 'runFailed', attempt: 1, code: 'cannot_run_game' })
        .status,
    ).toBe('loading');
  });
  it('also when it is the same game in the other mode', () => {
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
  it('clears earlier when the game says that it is ready', () => {
    expect(after(opened(), granted(), ready()).model.phase).toMatchObject({
      status: 'running',
      isReady: true,
    });
  });
  it('does not clear before there is a run, nor for another start', () => {
    expect(after(opened(), elapsed()).status).toBe('loading');
    expect(after(opened(), granted(), elapsed(7)).status).toBe('loading');
  });
  it('a game that never loads has failed, one that has loaded has not', () => {
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
  it('login and logout themselves exit the game', () => {
    expect(after(...running, { type: 'sessionChanged' })).toMatchObject({ status: 'idle', effects: [] });
  });
});

describe('opening the game page remembers the previous route so closing returns there, else main', () => {
  it('the previous route', () => {
    expect(after(...running, { type: 'closeAsked' })).toMatchObject({
      status: 'idle',
      effects: [goTo('/games/slots')],
    });
  });
  it('else main', () => {
    const routeless = { ...initialModel, returnPath: null };
    const { model } = reduce(routeless, opened());
    expect(reduce(model, { type: 'closeAsked' }).effects).toContainEqual(goTo('/'));
  });
  it.each<Route>([{ kind: 'entrance' }, { kind: 'error' }])(
    'login and error pages are no place to return to: %j',
    (route) => {
      expect(after(page('/promo'), at(route), opened(), { type: 'closeAsked' }).effects).toContainEqual(
        goTo('/promo'),
      );
    },
  );
  it('a page that has failed in its place is none either, until another attempt has helped', () => {
    const failed = [page('/promo'), page('/tournaments'), { type: 'pageFailed' }] as const;
    expect(after(...failed, opened(), { type: 'closeAsked' }).effects).toContainEqual(goTo('/promo'));
    expect(after(...failed, page('/tournaments'), opened(), { type: 'closeAsked' }).effects).toContainEqual(
      goTo('/tournaments'),
    );
  });
  it('from one game to another the place before both is kept', () => {
    expect(after(...running, opened({ game: other }), { type: 'closeAsked' }).effects).toContainEqual(
      goTo('/games/slots'),
    );
  });
  it('a minimized game closes where the player is', () => {
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
  it('while it loads nothing is asked twice', () => {
    expect(after(opened(), opened())).toMatchObject({
      status: 'loading',
      effects: [],
      model: { attempt: 1 },
    });
  });
  it('one that was stopped or failed starts anew', () => {
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
  it('with the token of another run does nothing', () => {
    expect(after(...running, { type: 'deactivated', runToken: 'run-2' }).status).toBe('running');
    expect(
      after(opened(), granted(1, { token: null }), { type: 'deactivated', runToken: 'null' }).status,
    ).toBe('loading');
  });
  it('for a limit of the player ends the game and says which', () => {
    const used = { type: 'deactivated', runToken: 'run-1', code: 'time_limit_reached' } as const;
    expect(after(...running, used)).toMatchObject({
      status: 'failed',
      model: { phase: { code: 'time_limit_reached' } },
    });
  });
  it('playing here after all runs the game again', () => {
    const { effects, status } = after(
      ...running,
      { type: 'deactivated', runToken: 'run-1' },
      { type: 'retryAsked' },
    );
    expect(status).toBe('loading');
    expect(effects).toContainEqual(expect.objectContaining({ type: 'requestRun', attempt: 2 }));
  });
  it('a refusal as double run is the same state', () => {
    expect(after(opened(), { type: 'runFailed', attempt: 1, code: 'blocked_double_game_run' }).status).toBe(
      'blocked',
    );
  });
});

describe('if the game does not allow bonus balance and the user is logged in', () => {
  const realOnly = { ...game, allow_bonus_balance: false };
  it('a warning shows before play, and nothing runs', () => {
    expect(after(opened({ game: realOnly }))).toMatchObject({ status: 'confirming', effects: [] });
  });
  it('rounds that a gift pays for start without it: they cost no money', () => {
    expect(after(opened({ game: realOnly, hasGiftRounds: true })).status).toBe('loading');
  });
  it('continue runs it', () => {
    expect(after(opened({ game: realOnly }), { type: 'confirmed' })).toMatchObject({
      status: 'loading',
      effects: [{ type: 'requestRun' }],
    });
  });
  it('is shown once a game and visit; another game, or another player, is warned again', () => {
    const answered = [opened({ game: realOnly }), { type: 'confirmed' }, { type: 'closeAsked' }] as const;
    const other = { ...realOnly, slug: 'another-game' };
    expect(after(...answered, opened({ game: realOnly })).status).toBe('loading');
    expect(after(...answered, opened({ game: other })).status).toBe('confirming');
    expect(after(...answered, { type: 'sessionChanged' }, opened({ game: realOnly })).status).toBe(
      'confirming',
    );
  });
  it('the way to other slots, or anywhere, drops it', () => {
    expect(after(opened({ game: realOnly }), page('/games/otygrat_bonus')).status).toBe('idle');
    expect(after(opened({ game: realOnly }), { type: 'closeAsked' }).status).toBe('idle');
  });
  it('a demo needs no warning', () => {
    expect(after(opened({ game: realOnly, mode: 'demo' })).status).toBe('loading');
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
  it('is also an address that is not permitted, which is logged', () => {
    const { model, effects } = after(opened(), granted(1, { url: null }));
    expect(model.phase).toMatchObject({ status: 'failed', code: 'cannot_run_game' });
    expect(effects).toEqual([{ type: 'log', message: 'run_url was refused', slug: game.slug }]);
  });
  it('is left behind with the page, and retried on it', () => {
    const failed = [opened(), { type: 'runFailed', attempt: 1, code: 'timeout' }] as const;
    expect(after(...failed, page('/')).status).toBe('idle');
    expect(after(...failed, { type: 'retryAsked' })).toMatchObject({
      status: 'loading',
      model: { attempt: 2 },
    });
  });
  it('of a minimized game stays on its card, whose retry goes back to the game', () => {
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
  it('and else the game is framed', () => {
    const realOnly = { ...game, allow_bonus_balance: false };
    const { model, effects } = after(
      opened({ game: realOnly }),
      { type: 'confirmed' },
      granted(1, { isRedirect: true }),
    );
    expect(model.phase).toMatchObject({ status: 'loading', run: { token: 'run-1' } });
    expect(effects).toEqual([]);
  });
  it('a refused address is never gone to', () => {
    expect(after(opened(), granted(1, { isRedirect: true, url: null })).effects).not.toContainEqual(
      expect.objectContaining({ type: 'leaveSite' }),
    );
  });
  it('a player who is on another page by then is left there', () => {
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
  it('of a minimized game only closes it', () => {
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
  ])('%s', (_state, events) => {
    expect(after(...events, { type: 'secondWindowStarted' }).status).toBe('blocked');
  });
  it('and gives up a run that is still awaited', () => {
    expect(after(opened(), { type: 'secondWindowStarted' }).effects).toEqual([
      { type: 'abandonRun', attempt: 1 },
    ]);
  });
  it('where none runs, nothing happens', () => {
    expect(after({ type: 'secondWindowStarted' }).status).toBe('idle');
  });
});

describe('who may open what', () => {
  it('a guest asking for a real game is sent to log in, and comes back', () => {
    expect(after(opened({ viewer: 'guest' }))).toMatchObject({
      status: 'idle',
      effects: [goTo('/login?redirect=%2Fplay%2Fgolden-harvest', true)],
    });
  });
  it.each<[string, Partial<Opening>, string]>([
    ['a disabled game', { game: { ...game, disabled: true } }, 'game_disabled'],
    ['a game of other devices', { game: { ...game, devices: ['mobile'] } }, 'device_not_supported'],
    ['a demo that does not exist', { game: { ...game, has_demo_mode: false }, mode: 'demo' }, 'no_demo_mode'],
  ])('%s is refused without a call', (_name, opening, code) => {
    const { model, effects } = after(opened(opening));
    expect(model.phase).toMatchObject({ status: 'failed', code });
    expect(effects).toEqual([]);
  });
  it("without a slug a 'no game id' error is logged", () => {
    expect(after(opened({ game: { ...game, slug: '' } }))).toMatchObject({
      status: 'idle',
      effects: [{ type: 'log', message: 'no game id' }],
    });
  });
});

describe('a reload', () => {
  const restored = (more: Partial<Opening> = {}): FrameEvent => ({
    type: 'restored',
    opening: { game, mode: 'real', viewer: 'player', platform: 'desktop', hasGiftRounds: false, ...more },
  });
  it('brings the game back minimized, with a new run', () => {
    const { status, effects } = after(page('/promo'), restored());
    expect(status).toBe('minimized');
    expect(effects).toContainEqual(expect.objectContaining({ type: 'requestRun', exitPath: '/promo' }));
  });
  it('brings it back in the cashbox too, where it waits out of sight', () => {
    expect(after(at({ kind: 'cashbox' }), restored()).status).toBe('minimized');
  });
  it("doesn't ask again about bonus money", () => {
    const real = { ...game, allow_bonus_balance: false };
    expect(after(page('/promo'), restored({ game: real })).status).toBe('minimized');
  });
  it.each([
    ['for a guest', restored({ viewer: 'guest' })],
    ['if the game is disabled', restored({ game: { ...game, disabled: true } })],
  ])("doesn't bring it back %s", (_name, event) => {
    expect(after(page('/promo'), event).status).toBe('idle');
  });
  it('leaves a game page and the login to themselves', () => {
    expect(after(gamePage(other.slug), restored()).status).toBe('idle');
    expect(after(at({ kind: 'entrance' }), restored()).status).toBe('idle');
  });
  it("doesn't replace a game that the player has opened since", () => {
    const { model } = after(opened({ game: other }), page('/promo'), restored());
    expect(model.phase).toMatchObject({ status: 'minimized', play: { game: other } });
  });
});
