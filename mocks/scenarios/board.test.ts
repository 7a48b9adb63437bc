import { describe, expect, test, vi } from 'vitest';
import { callerOf, testBackend, tokenOf } from '../core/caller.testing.ts';
import { isCutOff } from '../core/scenarioCall.ts';

const credentials = { authType: 'email', email: 'player@example.test', password: 'casino-2026' };

function statuses(scenario: string, count: number, seed = 'chance'): number[] {
  const call = callerOf(testBackend({ scenario, seed }));
  return Array.from({ length: count }, () => call('GET', '/json-api/v2/games?limit=1').status);
}

describe('a scenario', () => {
  test('lets the first calls pass, then fails its number of calls, then ends', () => {
    expect(statuses('listGames.server_error:2:after=1', 5)).toEqual([200, 500, 500, 200, 200]);
  });

  test('is logged with each call that it fails, as it was before the call', () => {
    const backend = testBackend({ scenario: 'listGames.server_error:2:after=1' });
    for (let count = 0; count < 3; count += 1) callerOf(backend)('GET', '/json-api/v2/games?limit=1');
    expect(backend.log.list().map(({ scenarios }) => scenarios)).toEqual([
      [],
      ['listGames.server_error:2:after=1'],
      ['listGames.server_error:1:after=1'],
    ]);
  });

  test('hides the calls that it applies to from later scenarios', () => {
    expect(statuses('listGames.invalid_request:1,listGames.server_error:after=1', 4)).toEqual([
      400, 200, 500, 500,
    ]);
    expect(statuses('listGames.pass:2,listGames.server_error', 3)).toEqual([200, 200, 500]);
  });

  test.each([
    ['joinTournament[slug=night-race]', '/json-api/v2/tournaments/night-race/members', true],
    ['joinTournament[slug=night-race]', '/json-api/v2/tournaments/morning-start/members', false],
    ['joinTournament[player=vip]', '/json-api/v2/tournaments/night-race/members', true],
    ['joinTournament[player=player]', '/json-api/v2/tournaments/night-race/members', false],
    ['joinTournament[slug=night-race,player=player]', '/json-api/v2/tournaments/night-race/members', false],
  ])("%s applies to a VIP's call of %s: %s", (subject, path, isHit) => {
    const backend = testBackend({ scenario: `${subject}.max_member_limit_reached` });
    const { code } = callerOf(backend)('POST', path, { token: tokenOf(backend, 'vip') });
    expect(code === 'max_member_limit_reached').toBe(isHit);
  });

  test.each([
    ['login[email=player@example.test]', credentials, true],
    ['login[email=vip@example.test]', credentials, false],
    ['login[captcha.version=2]', { ...credentials, captcha: { version: 2, token: 'x' } }, true],
    ['login[captcha.version=3]', { ...credentials, captcha: { version: 2, token: 'x' } }, false],
    ['login[isPayoutOnly=true]', { ...credentials, isPayoutOnly: true }, true],
    ['login[player=guest]', credentials, true],
    ['login[email=player@example.test]', '{', false],
  ])('%s applies to a login with the body %j: %s', (subject, body, isHit) => {
    const { code } = callerOf(testBackend({ scenario: `${subject}.account_blocked` }))(
      'POST',
      '/json-api/login',
      { body },
    );
    expect(code === 'account_blocked').toBe(isHit);
  });

  test('recognises the player by an expired token, but not by a token of an ended session', () => {
    const backend = testBackend({ scenario: 'listGames[player=vip].server_error' });
    const token = tokenOf(backend, 'vip');
    const status = () => callerOf(backend)('GET', '/json-api/v2/games', { token }).status;
    backend.clock.advance(3_600_000);
    expect(status()).toBe(500);
    for (const session of Object.values(backend.state.sessions)) session.isRevoked = true;
    expect(status()).toBeLessThan(500);
  });

  test('can combine an error with a lost response: the client gets no answer, and the call has no effect', () => {
    const backend = testBackend({ scenario: 'login.wrong_credentials.fault_lost_answer:delay=PT3S' });
    const sessions = Object.keys(backend.state.sessions).length;
    const answer = callerOf(backend)('POST', '/json-api/login', { body: credentials });
    expect(answer).toMatchObject({ status: 401, failure: 'lost', body: null, delay: 3_000 });
    expect(Object.keys(backend.state.sessions)).toHaveLength(sessions);
  });

  test('cuts off an upload early only if it applies to the call without knowing the body', () => {
    const request = (path: string) => ({
      method: 'POST',
      pathname: path,
      query: new URLSearchParams(),
      header: () => null,
      body: null,
    });
    const cutOff = (scenario: string, path = '/json-api/login') =>
      isCutOff(testBackend({ scenario }), request(path));
    expect(cutOff('login.fault_cut_off')).toBe(true);
    expect(cutOff('login.fault_cut_off:after=1')).toBe(false);
    expect(cutOff('login.pass:1,login.fault_cut_off')).toBe(false);
    expect(cutOff('login[email=a@b.test].pass,login.fault_cut_off')).toBe(false);
    expect(cutOff('login[player=vip].fault_cut_off')).toBe(false);
    expect(cutOff('login.fault_network')).toBe(false);
    expect(cutOff('login.fault_cut_off', '/json-api/unknown')).toBe(false);
  });
});

describe('a random scenario', () => {
  const share = (scenario: string, seed?: string): number =>
    statuses(scenario, 1_000, seed).filter((status) => status === 500).length / 1_000;

  test.each([0.05, 0.3, 0.9])('applies to about %d of the calls', (rate) => {
    expect(Math.abs(share(`listGames.server_error:rate=${rate}`) - rate)).toBeLessThan(0.05);
  });

  test('applies to the same calls only with the same seed', () => {
    const scenario = 'listGames.server_error:rate=0.5';
    expect(statuses(scenario, 50)).toEqual(statuses(scenario, 50));
    expect(statuses(scenario, 50)).not.toEqual(statuses(scenario, 50, 'another'));
  });

  test('counts only the calls that it applies to', () => {
    const seen = statuses('listGames.server_error:3:rate=0.5', 50);
    expect(seen.filter((status) => status === 500)).toHaveLength(3);
    expect(seen.slice(0, 3)).not.toEqual([500, 500, 500]);
  });

  test('with a jitter delays each call by up to the jitter more or less', () => {
    const call = callerOf(testBackend({ scenario: 'network.slow:delay=PT0.4S:jitter=PT0.2S' }));
    const delays = Array.from({ length: 200 }, () => call('GET', '/json-api/v2/games?limit=1').delay);
    expect(Math.min(...delays)).toBeLessThan(230);
    expect(Math.max(...delays)).toBeGreaterThan(570);
    expect(delays.every((delay) => delay >= 200 && delay <= 600)).toBe(true);
  });
});

describe('the network', () => {
  test("adds its delay and its fault to those of an operation's scenario and to the latency", () => {
    const backend = testBackend({
      latency: 100,
      scenario: 'listGames.server_error:delay=PT1S,network.slow:delay=PT2S,network.fault_lost_answer',
    });
    expect(callerOf(backend)('GET', '/json-api/v2/games')).toMatchObject({
      status: 500,
      failure: 'lost',
      delay: 3_100,
    });
  });

  test('that is slow delays each call by one to three seconds by default', () => {
    const call = callerOf(testBackend({ scenario: 'network.slow' }));
    const delays = Array.from({ length: 100 }, () => call('GET', '/json-api/v2/games?limit=1').delay);
    expect(delays.every((delay) => delay >= 1_000 && delay <= 3_000)).toBe(true);
    expect(new Set(delays).size).toBeGreaterThan(50);
  });

  test("that is offline fails every call, third parties' too, and uses up no scenario's call limit", () => {
    const backend = testBackend({ scenario: 'network.offline,listGames.server_error:1' });
    const call = callerOf(backend);
    for (const path of ['/json-api/v2/games', '/json-api/unknown', '/mock-provider/payment/show'])
      expect(call('GET', path)).toMatchObject({ status: 0, failure: 'network' });
    backend.scenarios.set(backend.scenarios.text().replace('network.offline,', ''));
    expect(call('GET', '/json-api/v2/games').status).toBe(500);
    expect(call('GET', '/json-api/v2/games').status).toBe(200);
  });

  test('closes the sockets when it goes offline', () => {
    const backend = testBackend();
    const close = vi.fn<(code: number, reason: string) => void>();
    backend.hub.connect({ send: () => undefined, close });
    backend.scenarios.set('network.slow');
    expect(close).not.toHaveBeenCalled();
    backend.scenarios.set('network.offline');
    expect(close).toHaveBeenCalledOnce();
    expect(backend.hub.size).toBe(0);
    backend.dispose();
  });
});

describe('the list of active scenarios', () => {
  test('shows how many calls remain for each scenario, and hides the counted random draws', () => {
    const backend = testBackend({
      scenario: 'state.no_gifts,listGames[limit=1].server_error:2:after=1,network.slow',
    });
    const call = callerOf(backend);
    const last = () =>
      backend.scenarios
        .list()
        .map(({ text }) => text)
        .slice(1);
    call('GET', '/json-api/v2/games?limit=1');
    expect(last()).toEqual(['listGames[limit=1].server_error:2', 'network.slow']);
    call('GET', '/json-api/v2/games?limit=1');
    expect(backend.scenarios.list()).toEqual([
      { id: 'state.no_gifts', text: 'state.no_gifts', operation: null, remaining: null },
      {
        id: 'listGames[limit=1].server_error',
        text: 'listGames[limit=1].server_error:1',
        operation: 'listGames',
        remaining: 1,
      },
      { id: 'network.slow', text: 'network.slow', operation: 'network', remaining: null },
    ]);
    expect(backend.scenarios.text()).toContain('network.slow:drawn=listGames-2');
    call('GET', '/json-api/v2/games?limit=1');
    expect(last()).toEqual(['network.slow']);
  });

  test('includes, once, the state that belongs to a visitor such as region-blocked', () => {
    const backend = testBackend({ scenario: 'network.slow' });
    backend.signIn('region-blocked');
    backend.signIn('region-blocked');
    expect(backend.scenarios.text()).toBe('network.slow,state.region_blocked');
  });
});
