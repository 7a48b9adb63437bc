import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type {
  ContactOnVerificationList,
  ContactOnVerificationResponse,
  ProfileResponse,
} from '#mocks/generated/model/index.ts';
import { maxSendsPerDay, maxWrongPerDay, maxWrongPerWindow } from '#mocks/world/contacts/actions.ts';
import { noticesSlice } from '#mocks/world/notifications/state.ts';
import type { VisitorId } from '#mocks/world/personas.ts';

const phone = '61491570737';

interface Person {
  backend: Backend;
  create(type: 'phone' | 'email', value: string): CallResult;
  confirm(id: number, code: string): CallResult;
  resend(id: number): CallResult;
  waiting(): ContactOnVerificationList['data'];
  profile(): ProfileResponse['data'];
  lastCode(): string;
}

function personOf(visitor: VisitorId): Person {
  const backend = testBackend();
  const call = callerOf(backend);
  // Gets a new token for each call, because the tokens expire during some tests.
  const send = (method: string, path: string, body?: unknown): CallResult =>
    call(method, path, { token: tokenOf(backend, visitor), body });
  return {
    backend,
    create: (type, value) => send('POST', `/json-api/players/contacts/create/${type}`, { value }),
    confirm: (id, code) => send('POST', `/json-api/players/contacts/confirm/${id}`, { code }),
    resend: (id) => send('POST', `/json-api/players/contacts/email-verification/request/${id}`),
    waiting: () =>
      (send('GET', '/json-api/players/contacts/onverification').json as ContactOnVerificationList).data,
    profile: () => (send('GET', '/json-api/users/profile').json as ProfileResponse).data,
    lastCode: () => backend.state.inbox.findLast(({ code }) => code !== undefined)?.code ?? '',
  };
}

const idOf = (answer: CallResult): number => (answer.json as ContactOnVerificationResponse).data.id;
const wrongOf = (code: string): string => (code === '1111' ? '2222' : '1111');

test('a contact that another account has confirmed since the code was sent is refused', () => {
  const person = personOf('newcomer');
  const created = person.create('phone', phone);
  playerIn(person.backend, 1002).contacts.push({
    id: 77,
    type: 'phone',
    value: phone,
    isPrimary: false,
    isVerified: true,
  });
  expect(person.confirm(idOf(created), person.lastCode()).code).toBe('contact_already_used');
  expect(playerIn(person.backend, 1001).contacts.some(({ value }) => value === phone)).toBe(false);
});

describe('a confirmed contact', () => {
  const newNotices = ({ backend }: Person): string[] =>
    noticesSlice
      .of(backend, playerIn(backend, 1001))
      .notices.filter(({ status }) => status === 'new')
      .map(({ name }) => name);

  test('adds a notice, and removes the one that asked for the confirmation', () => {
    const person = personOf('newcomer');
    expect(newNotices(person)).toContain('confirm_email');
    const created = person.create('email', person.profile().emails[0]?.email ?? '');
    person.confirm(idOf(created), person.lastCode());
    expect(newNotices(person)).toContain('email_confirmed');
    expect(newNotices(person)).not.toContain('confirm_email');
    expect(person.backend.state.inbox, 'no second e-mail to the address itself').toHaveLength(1);
  });
});

describe('a phone', () => {
  test('is announced by e-mail if it is new', () => {
    const person = personOf('newcomer');
    const created = person.create('phone', phone);
    expect(person.confirm(idOf(created), person.lastCode()).status).toBe(200);
    expect(person.backend.state.inbox.at(-1)).toMatchObject({ kind: 'email', to: 'newcomer@example.test' });
  });

  test('is confirmed by the code of its SMS', () => {
    const person = personOf('newcomer');
    const created = person.create('phone', phone);
    expect(created).toMatchObject({
      status: 200,
      json: { data: { type: 'phone', value: phone, resendAfter: 35 } },
    });
    expect(person.confirm(idOf(created), person.lastCode()).json).toEqual({ success: true });
    expect(person.profile().phones).toMatchObject([{ value: phone, is_primary: true, is_verified: true }]);
    expect(person.waiting().some(({ type }) => type === 'phone')).toBe(false);
    expect(person.confirm(idOf(created), person.lastCode()).code).toBe('contact_already_confirmed');
  });

  test('needs at least 8 digits', () => {
    const person = personOf('newcomer');
    expect(person.create('phone', '1234567').code).toBe('validation_error');
    expect(person.create('phone', '+61 491 570 737').json).toMatchObject({ data: { value: phone } });
  });

  test('can be sent another code after 35 seconds', () => {
    const person = personOf('newcomer');
    person.create('phone', phone);
    person.backend.clock.advance(5_000);
    expect(person.waiting().find(({ type }) => type === 'phone')?.resendAfter).toBe(30);
    expect(person.create('phone', phone)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      json: { errors: [{ data: { retryAfter: 30 } }] },
    });
    person.backend.clock.advance(30_000);
    expect(person.create('phone', phone).status).toBe(200);
  });

  test("isn't confirmed by a wrong code, nor by the right one after five wrong ones", () => {
    const person = personOf('newcomer');
    const id = idOf(person.create('phone', phone));
    const wrong = wrongOf(person.lastCode());
    expect(Array.from({ length: 4 }, () => person.confirm(id, wrong).code)).toEqual(
      Array(4).fill('code_wrong'),
    );
    expect(person.confirm(id, wrong).json).toMatchObject({
      errors: [{ code: 'code_attempts_exceeded', data: { is_max_attempts_used: true } }],
    });
    expect(person.confirm(id, person.lastCode()).code).toBe('code_attempts_exceeded');
  });

  test("isn't confirmed by a code older than ten minutes", () => {
    const person = personOf('newcomer');
    const id = idOf(person.create('phone', phone));
    person.backend.clock.advance(10 * 60_000 + 1);
    expect(person.confirm(id, person.lastCode()).code).toBe('code_expired');
  });
});

describe('limits on confirmation codes', () => {
  test('wrong codes for several contacts count together', () => {
    const person = personOf('newcomer');
    const enter = (digit: number, count: number): (string | undefined)[] => {
      const id = idOf(person.create('phone', `6149157090${digit}`));
      return Array.from({ length: count }, () => person.confirm(id, wrongOf(person.lastCode())).code);
    };
    enter(1, 5);
    enter(2, 5);
    expect(enter(3, 1)).toEqual(['attempts_limit']);
    person.backend.clock.advance(100_000);
    const third = idOf(person.create('phone', '61491570903'));
    expect(person.confirm(third, wrongOf(person.lastCode()))).toMatchObject({
      code: 'attempts_limit',
      headers: { 'retry-after': '200' },
    });
    person.backend.clock.advance(200_000);
    enter(4, 5);
    enter(5, maxWrongPerDay - maxWrongPerWindow - 5);
    person.backend.clock.advance(300_000);
    expect(enter(6, 1)).toEqual(['request_limit_exceeded']);
  });

  test('after too many codes in a day, only support can help', () => {
    const person = personOf('newcomer');
    for (let count = 0; count < maxSendsPerDay; count += 1)
      expect(person.create('phone', `614915802${String(count).padStart(2, '0')}`).status).toBe(200);
    expect(person.create('phone', phone).json).toMatchObject({
      errors: [{ code: 'request_limit_exceeded', data: { is_max_attempts_used: true } }],
    });
  });

  test('too many codes for one phone require a wait at first, and support later', () => {
    const person = personOf('newcomer');
    const send = () => {
      const answer = person.create('phone', phone);
      person.backend.clock.advance(36_000);
      return answer;
    };
    for (let count = 0; count < 5; count += 1) expect(send().status).toBe(200);
    expect(send().json).toMatchObject({ errors: [{ code: 'sending_limit', data: { retryAfter: 120 } }] });
    for (let count = 5; count < 12; count += 1) {
      person.backend.clock.advance(300_000);
      expect(send().status).toBe(200);
    }
    person.backend.clock.advance(300_000);
    expect(send().json).toMatchObject({
      errors: [{ code: 'phone_confirmation_limit_exceeded', data: { is_max_attempts_used: true } }],
    });
  });
});

describe('an e-mail', () => {
  test('of a newcomer is unconfirmed, and its code can be requested at once', () => {
    const person = personOf('newcomer');
    const [waiting] = person.waiting();
    expect(waiting).toMatchObject({ type: 'email', value: 'newcomer@example.test', resendAfter: 0 });
    const id = waiting?.id ?? 0;
    expect(person.confirm(id, '1234').code).toBe('code_wrong');
    expect(person.resend(id).json).toEqual({ success: true, resendAfter: 35 });
    expect(person.backend.state.inbox.at(-1)).toMatchObject({ kind: 'email', to: 'newcomer@example.test' });
    expect(person.confirm(id, person.lastCode()).json).toEqual({ success: true });
    expect(person.profile().emails).toMatchObject([{ email: 'newcomer@example.test', is_verified: true }]);
  });

  test('that is primary can only be changed by support', () => {
    expect(personOf('newcomer').create('email', 'other@example.test')).toMatchObject({
      status: 403,
      code: 'contact_change_forbidden',
    });
    expect(personOf('player').create('phone', phone).code).toBe('contact_change_forbidden');
  });

  test("can't be added if another player uses it or if it is already confirmed", () => {
    expect(personOf('newcomer').create('email', 'VIP@example.test').code).toBe('contact_already_used');
    expect(personOf('player').create('email', 'player@example.test').code).toBe('contact_already_confirmed');
    expect(personOf('newcomer').create('email', 'no address').code).toBe('validation_error');
  });

  test('with an unknown id answers 404', () => {
    expect(personOf('newcomer').resend(999).code).toBe('not_found');
    expect(personOf('newcomer').confirm(999, '1234').code).toBe('not_found');
  });
});
