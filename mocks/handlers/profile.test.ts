import { describe, expect, test, vi } from 'vitest';
import { callerOf, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import { createContext } from '#mocks/core/context.ts';
import type { Outgoing } from '../world/message.ts';
import type {
  NoticeList,
  PlayerSessionList,
  ProfileResponse,
  UserAchievementList,
  UserLevelResponse,
  VerificationList,
} from '#mocks/generated/model/index.ts';
import type { VisitorId } from '#mocks/world/personas.ts';
import { contradictsFiscalCode, isTaxNumber } from '#mocks/world/taxNumber.ts';
import { advanceAchievements } from '#mocks/world/achievements/actions.ts';

function setUp(visitor: VisitorId) {
  const backend = testBackend();
  const call = callerOf(backend);
  const send = (method: string, path: string, body?: unknown): CallResult =>
    call(method, path, { token: tokenOf(backend, visitor), body });
  return { backend, call, send };
}

describe('the profile', () => {
  const save = (visitor: VisitorId, body: object) =>
    setUp(visitor).send('PUT', '/json-api/users/profile', body);

  test('saves the sent fields and keeps the others', () => {
    const { send } = setUp('player');
    const before = (send('GET', '/json-api/users/profile').json as ProfileResponse).data;
    expect(send('PUT', '/json-api/users/profile', { address: ' 12 Harbour Street ' }).json).toMatchObject({
      success: true,
      data: { address: '12 Harbour Street', firstname: before.firstname },
    });
  });

  test.each([{ firstname: '' }, { lastname: '' }, { address: '   ' }])('refuses to save %o', (body) => {
    expect(save('player', body)).toMatchObject({
      code: 'validation_error',
      json: { errors: [{ field: Object.keys(body)[0] }] },
    });
  });

  test('refuses birthdays of minors and in the future, and changes of verified ones', () => {
    expect(save('player', { birthday: '2008-01-15' }).code).toBe('underage');
    expect(save('player', { birthday: '2008-01-14' }).status).toBe(200);
    expect(save('player', { birthday: '2027-01-01' }).json).toMatchObject({
      errors: [{ code: 'validation_error', field: 'birthday' }],
    });
    expect(save('vip', { birthday: '1990-01-01' }).code).toBe('birthday_verified');
    expect(save('player', { firstname: 'x<b>' }).code).toBe('validation_error');
  });

  test.each(['João', 'D’Ávila', "D'Angelo", 'Anna-Maria'])('accepts the name %s', (firstname) => {
    expect(save('player', { firstname }).json).toMatchObject({ data: { firstname } });
  });

  test('refuses digits in a name', () => {
    expect(save('player', { lastname: 'Souza1' }).code).toBe('validation_error');
  });

  test.each(['   ', " -'"])('refuses a name without letters: %j', (firstname) => {
    expect(save('player', { firstname }).code).toBe('validation_error');
  });

  test('refuses to change a name that documents have verified', () => {
    expect(save('vip', { lastname: 'Nobody' }).code).toBe('cannot_save');
    expect(save('vip', { address: '12 Harbour Street' }).status).toBe(200);
  });

  test('shows the player and which contacts are primary and verified', () => {
    const { data } = setUp('vip').send('GET', '/json-api/users/profile').json as ProfileResponse;
    expect(data).toMatchObject({
      firstname: expect.stringMatching(/./),
      lastname: expect.stringMatching(/./),
      address: expect.any(String),
      birthday: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      level: { bonus_availability_level: expect.any(Number) },
      phones: [{ value: expect.stringMatching(/^\d+$/), is_primary: true, is_verified: true }],
      emails: [{ email: 'vip@example.test', is_primary: true, is_verified: true }],
      first_auth: expect.any(Boolean),
    });
    const newcomer = setUp('newcomer').send('GET', '/json-api/users/profile').json as ProfileResponse;
    expect(newcomer.data.phones.some(({ is_verified: isVerified }) => isVerified)).toBe(false);
  });

  test('reports the first login once', () => {
    const { send } = setUp('newcomer');
    const first = (): boolean =>
      (send('GET', '/json-api/users/profile').json as ProfileResponse).data.first_auth;
    expect([first(), first()]).toEqual([true, false]);
    expect((setUp('vip').send('GET', '/json-api/users/profile').json as ProfileResponse).data).toMatchObject({
      first_auth: false,
      previousLoginAt: expect.any(String),
    });
  });
});

describe('the tax number', () => {
  const kinds = { aurora: undefined, kometa: undefined, riviera: 'codice_fiscale', samba: 'cpf' } as const;
  const valid = { codice_fiscale: 'RSSMRA85T10A562S', cpf: '52998224725' } as const;
  const on = (brand: keyof typeof kinds, visitor: VisitorId) => {
    const backend = testBackend({ brand });
    const token = tokenOf(backend, visitor);
    const path = '/json-api/users/profile';
    return {
      card: () => (callerOf(backend)('GET', path, { token }).json as ProfileResponse).data,
      save: (taxNumber: string, details = {}) =>
        callerOf(backend)('PUT', path, { token, body: { taxNumber, ...details } }),
      change: (body: object) => callerOf(backend)('PUT', path, { token, body }),
    };
  };

  test.each(['aurora', 'kometa'] as const)('is not requested by %s', (brand) => {
    const { card, save } = on(brand, 'player');
    expect([card().taxNumberKind, card().taxNumber]).toEqual([undefined, undefined]);
    expect(save(valid.cpf).code).toBe('tax_number_invalid');
  });

  test.each(['riviera', 'samba'] as const)(
    'is requested by %s and refused if its check digits are wrong',
    (brand) => {
      const { card, save } = on(brand, 'newcomer');
      const kind = kinds[brand];
      expect([card().taxNumberKind, card().taxNumber]).toEqual([kind, undefined]);
      const last = valid[kind].slice(-1);
      expect(save(`${valid[kind].slice(0, -1)}${last === '5' ? '6' : '0'}`).code).toBe('tax_number_invalid');
      expect(save(valid[kind].toLowerCase()).status).toBe(200);
      expect(card().taxNumber).toBe(valid[kind]);
    },
  );

  test.each(['riviera', 'samba'] as const)(
    "of a persona in %s is valid, and can't be changed once verified",
    (brand) => {
      const { card, save } = on(brand, 'vip');
      const own = card().taxNumber ?? '';
      expect(isTaxNumber(kinds[brand], own)).toBe(true);
      expect(save(own).status).toBe(200);
      expect(save(valid[kinds[brand]]).code).toBe('tax_number_verified');
      const mario = { firstname: 'Mario', lastname: 'Rossi', birthday: '1985-12-10', gender: 'male' };
      expect(on(brand, 'player').save(valid[kinds[brand]], mario).status).toBe(200);
    },
  );

  test('must match the name, birthday and gender that are saved with it or later', () => {
    const { card, save, change } = on('riviera', 'newcomer');
    const mario = { firstname: 'Mario', lastname: 'Rossi', birthday: '1985-12-10', gender: 'male' };
    const { codice_fiscale: code } = valid;
    expect(save(code, { ...mario, gender: 'female' }).json).toMatchObject({
      errors: [{ code: 'tax_number_mismatch', field: 'taxNumber' }],
    });
    expect(card().taxNumber).toBeUndefined();
    expect(save(code, mario).status).toBe(200);
    expect(change({ lastname: 'Bianchi' }).code).toBe('tax_number_mismatch');
    expect(change({ birthday: '1985-12-11' }).code).toBe('tax_number_mismatch');
    expect(change({ address: 'Via Roma 1' }).status).toBe(200);
  });

  test('of each Italian persona matches its name, birthday and gender', () => {
    for (const visitor of ['player', 'vip', 'wagering', 'broke'] as const) {
      const { taxNumber, ...details } = on('riviera', visitor).card();
      const { firstname, lastname, birthday, gender } = details;
      const whose = { firstname, lastname, birthday: birthday ?? '', gender: gender ?? null };
      expect(contradictsFiscalCode(taxNumber ?? '', whose)).toBe(false);
    }
  });
});

describe('devices', () => {
  test('are told at once that a session has ended', () => {
    const { backend, call } = setUp('vip');
    const sent = vi.spyOn(backend.hub, 'send');
    const token = tokenOf(backend, 'vip');
    const last = Object.values(backend.state.sessions).at(-1);
    call('DELETE', '/json-api/users/sessions', { token });
    expect(sent.mock.calls.map(([message]) => message)).toContainEqual(
      expect.objectContaining({
        type: 'sessions.ended',
        data: { sessionIds: expect.arrayContaining([last?.id]) },
      }),
    );
  });
  test('are listed with the current one, and can be signed out singly or all at once', () => {
    const { backend, call } = setUp('vip');
    const token = tokenOf(backend, 'vip');
    const list = () => (call('GET', '/json-api/users/sessions', { token }).json as PlayerSessionList).data;
    expect(list().filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const [other] = list().filter(({ isCurrent }) => !isCurrent);
    expect(call('DELETE', `/json-api/users/sessions/${other?.id}`, { token }).status).toBe(204);
    expect(call('DELETE', `/json-api/users/sessions/${other?.id}`, { token }).code).toBe('not_found');
    expect(call('DELETE', '/json-api/users/sessions?exceptCurrent=true', { token }).status).toBe(204);
    expect(list()).toHaveLength(1);
    expect(call('DELETE', '/json-api/users/sessions', { token }).status).toBe(204);
    expect(call('GET', '/json-api/users/sessions', { token }).status).toBe(401);
  });
});

test('a logout ends the session of the call, whose token then stops working', () => {
  const { backend, call } = setUp('vip');
  const [token, other] = [tokenOf(backend, 'vip'), tokenOf(backend, 'vip')];
  const list = (by: string) => call('GET', '/json-api/users/sessions', { token: by });
  const before = (list(other).json as PlayerSessionList).data.length;
  expect(call('DELETE', '/json-api/users/sessions/current', { token }).status).toBe(204);
  expect(list(token).status).toBe(401);
  expect((list(other).json as PlayerSessionList).data).toHaveLength(before - 1);
});

describe('documents', () => {
  const png = `iVBORw0KGgo${'A'.repeat(93)}`;
  const upload = (send: ReturnType<typeof setUp>['send'], id: number, file: string) =>
    send('PUT', `/json-api/verifications/${id}`, { file });
  const list = (send: ReturnType<typeof setUp>['send']) =>
    send('GET', '/json-api/verifications').json as VerificationList;

  test('wait for their check and are verified within two hours', () => {
    const { backend, send } = setUp('newcomer');
    expect(list(send).state).toBe('need_verification');
    expect(upload(send, 41, png).json).toMatchObject({ data: { id: 41, status: 'wait' } });
    expect(upload(send, 41, png)).toMatchObject({ status: 409, code: 'verification_is_already_processing' });
    upload(send, 42, png);
    expect(list(send).state).toBe('approver');
    backend.clock.advance(2 * 3_600_000);
    expect(
      list(send)
        .data.slice(0, 2)
        .map(({ status }) => status),
    ).toEqual(['success', 'success']);
    expect((send('GET', '/json-api/users/profile').json as ProfileResponse).data.is_verified).toBe(true);
    expect(upload(send, 41, png).code).toBe('cannot_save');
  });

  test('must be pictures of at most 32 MB', () => {
    const { send } = setUp('newcomer');
    expect(upload(send, 41, `R0lGODlh${'A'.repeat(92)}`).code).toBe('invalid_file_mime_type');
    expect(upload(send, 41, 'iVBORw0KGgo=').code).toBe('unable_to_process_verification');
    expect(upload(send, 41, `iVBORw0KGgo${'A'.repeat(44_739_244 - 11)}`)).toMatchObject({
      status: 413,
      code: 'large_file',
    });
    expect(upload(send, 41, '%%%%').code).toBe('validation_error');
    expect(upload(send, 999, png).code).toBe('not_found');
  });

  test('of a card require a deposit with it', () => {
    expect(upload(setUp('newcomer').send, 43, png).code).toBe('payment_not_found');
    expect(upload(setUp('wagering').send, 43, png).status).toBe(200);
  });

  test('of a second account are refused', () => {
    const { backend, send } = setUp('multi-account');
    upload(send, 41, png);
    backend.clock.advance(2 * 3_600_000);
    expect(list(send).data[0]).toMatchObject({ status: 'cancel', declineReasons: ['already_verified'] });
  });
});

describe('notices', () => {
  const list = (send: ReturnType<typeof setUp>['send'], query = '') =>
    send('GET', `/json-api/user-notifications${query}`).json as NoticeList;

  test('are paged, newest first', () => {
    const { send } = setUp('vip');
    const { total, data } = list(send, '?limit=100');
    expect(data).toHaveLength(total);
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      data
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect([...list(send, '?limit=40').data, ...list(send, '?offset=40').data].map(({ id }) => id)).toEqual(
      data.map(({ id }) => id),
    );
  });

  test('are unread until they are opened', () => {
    const { send } = setUp('player');
    const { unread, data } = list(send);
    const [first] = data.filter(({ status }) => status === 'new');
    expect(send('POST', `/json-api/user-notifications/read/${first?.id}`).json).toEqual({ success: true });
    expect(list(send).unread).toBe(unread - 1);
    expect(send('POST', '/json-api/user-notifications/read/1').code).toBe('not_found');
  });

  test('can all be marked as read', () => {
    const { send } = setUp('player');
    expect(list(send).unread).toBe(2);
    expect(send('POST', '/json-api/user-notifications/read').json).toEqual({ success: true });
    expect(list(send).unread).toBe(0);
  });

  test('of a topic that is switched off are silent, but account notices never are', () => {
    const { backend, send } = setUp('newcomer');
    const off = { gifts: false, events: false, loyalty: false, cashbox: false };
    expect(send('PUT', '/json-api/user-notifications/settings', off).json).toEqual({ data: off });
    expect(send('GET', '/json-api/user-notifications/settings').json).toEqual({ data: off });
    send('PUT', '/json-api/verifications/41', { file: `iVBORw0KGgo${'A'.repeat(93)}` });
    backend.clock.advance(8 * 24 * 3_600_000);
    const silent = (start: string) => list(send).data.filter(({ button }) => button?.link.startsWith(start));
    expect(silent('/profile/gifts').map(({ isSilent }) => isSilent)).toContain(true);
    // During a game, the client holds back notices of some topics, so each notice needs the right topic.
    expect(new Set(silent('/profile/gifts').map(({ topic }) => topic))).toEqual(new Set(['gifts']));
    expect(new Set(silent('/profile/verification').map(({ topic }) => topic))).toEqual(new Set(['account']));
    expect(silent('/profile/verification').map(({ isSilent }) => isSilent)).toEqual([undefined]);
    expect(list(send).data.find(({ id }) => id < 10_000)?.isSilent).toBeUndefined();
  });

  test('are pushed to a browser by one subscription, even if it subscribes repeatedly', () => {
    const { send } = setUp('player');
    const subscribe = () =>
      send('POST', '/json-api/user-notifications/push-subscriptions', {
        endpoint: 'https://push.example.test/a',
        keys: { p256dh: 'BEl6', auth: '8eDy' },
      }).json as { data: { id: string } };
    const { id } = subscribe().data;
    expect(subscribe().data.id).toBe(id);
    expect(send('DELETE', `/json-api/user-notifications/push-subscriptions/${id}`).status).toBe(204);
    expect(send('DELETE', `/json-api/user-notifications/push-subscriptions/${id}`).code).toBe('not_found');
  });
});

describe('loyalty', () => {
  test('the points are below those of the next level, and the progress is below 100 percent', () => {
    for (const visitor of ['newcomer', 'player', 'vip'] as const) {
      const { data } = setUp(visitor).send('GET', '/json-api/levels/user-level').json as UserLevelResponse;
      expect(data.points).toBeLessThan(data.nextLevelPoints ?? Number.POSITIVE_INFINITY);
      expect(data.progress).toBeLessThan(100);
    }
  });

  test('rounds advance achievements and send messages', () => {
    const { backend, send } = setUp('newcomer');
    const player = backend.state.players['1001'];
    if (!player) throw new Error('there is no newcomer');
    const sent: { message: Outgoing }[] = [];
    const context = {
      ...createContext(backend).context,
      emit: (message: Outgoing) => sent.push({ message }),
    };
    const stake = { slug: 'sky-rocket-crash', bet: 100, win: 6_000, bonusBet: 0, bonusWin: 0, bonus: null };
    advanceAchievements(context, player, { ...stake, roundId: 'round-1' });
    const { data } = send('GET', '/json-api/user-achievements').json as UserAchievementList;
    const progress = (picture: string): number | undefined =>
      data.find(({ image }) => image?.includes(picture))?.progress;
    expect(data.find(({ id }) => id === 1)).toMatchObject({ isCompleted: true, progress: 100, current: 1 });
    expect([
      progress('curious'),
      progress('lucky-start'),
      progress('big-game'),
      progress('take-off'),
      progress('round-table'),
    ]).toEqual([10, 10, 100, 4, 0]);
    expect(sent.map(({ message }) => message)).toContainEqual({
      type: 'achievement.progress',
      data: { id: 1, progress: 100, isCompleted: true, title: 'Первый шаг' },
    });
  });
});

test('the chat routes a VIP to VIP support', () => {
  expect(setUp('vip').send('GET', '/json-api/chat/webim').json).toMatchObject({
    data: { fields: { info: 'VIP' }, email: 'vip@example.test' },
  });
  expect(setUp('player').send('GET', '/json-api/chat/netrox').json).toMatchObject({
    data: { fields: { info: '' } },
  });
});
