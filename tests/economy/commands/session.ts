// Steps that log in and out, try wrong passwords, and confirm contacts.
import fc from 'fast-check';
import type { Player } from '#mocks/generated/model/index.ts';
import { closePlay } from '../rules/play.ts';
import type { Model } from '../model.ts';
import { step, type Step } from '../step.ts';

export function logIn(model: Model): void {
  const { persona } = model.who;
  const reply = model.casino.login(persona);
  if (!reply.ok && reply.code === 'self_excluded') model.casino.login(persona, { isPayoutOnly: true });
}

export const logInAgain = step('logInAgain', logIn);

export const logOutEverywhere = step('logOutEverywhere', (model) => {
  const reply = model.casino.call('DELETE', '/json-api/users/sessions');
  if (reply.ok) closePlay(model);
  logIn(model);
});

export const guessPasswords = step('guessPasswords', (model, count: number, seconds: number) => {
  const body = { authType: 'email', email: `${model.who.persona}@example.test`, password: 'casino-2025' };
  for (let index = 0; index < count; index += 1) {
    // Waits only between the attempts, so that the checks after the step run at the time of the last attempt.
    if (index > 0) model.casino.backend.clock.advance(seconds * 1_000);
    model.casino.call('POST', '/json-api/login', { body, token: null });
  }
});

/** Confirms e-mail and phone with the codes in the inbox. */
export const confirmContacts = step('confirmContacts', (model) => {
  const { casino } = model;
  const { json } = casino.get<{ data: Player }>('/json-api/users/profile');
  for (const { value } of json?.data?.phones ?? [])
    casino.call('POST', '/json-api/players/contacts/create/phone', { body: { value } });
  for (const { email } of json?.data?.emails ?? [])
    casino.call('POST', '/json-api/players/contacts/create/email', { body: { value: email } });
  const waiting = casino.get<{ data: { id: number; value: string }[] }>(
    '/json-api/players/contacts/onverification',
  );
  for (const { id, value } of waiting.json?.data ?? [])
    casino.call('POST', `/json-api/players/contacts/confirm/${id}`, {
      body: { code: casino.code(value) ?? '4821' },
    });
});

export const session: fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: fc.constant(logInAgain()) },
  { weight: 1, arbitrary: fc.constant(logOutEverywhere()) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(2, 11), fc.constantFrom(0, 28)).map((a) => guessPasswords(...a)),
  },
  { weight: 1, arbitrary: fc.constant(confirmContacts()) },
];
