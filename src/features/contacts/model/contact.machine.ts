// A contact dialog as a pure function of events (S2.71, S4.35 to S4.38).
import type { ContactType } from '#/api/generated/model/index.ts';
import type { Step } from '#/lib/machine.ts';
import type { Addressee, ContactEffect, ContactEvent, ContactModel, ContactStep } from './contactModel.ts';
import { isVerified, unconfirmed, type KnownContacts, type WaitingContact } from './contacts.ts';

type Next = Step<ContactModel, ContactEffect>;

const idle = { status: 'idle' } as const;
const main: ContactStep = { name: 'main', sending: idle };

const confirming = (contact: WaitingContact, isSentAgain = false): ContactStep => ({
  name: 'confirm',
  contact,
  sending: idle,
  isSentAgain,
});

/** Starts at a pending code, at the form if there is no contact, or at the overview. */
export function firstContact(known: KnownContacts): Next {
  const begin = (step: ContactStep): Next => ({
    model: { type: known.type, step, attempt: 0 },
    effects: [],
  });
  if (known.waiting) return begin(confirming(known.waiting));
  return begin(known.change.kind === 'add' ? { name: 'change', from: null } : main);
}

const still = (model: ContactModel): Next => ({ model, effects: [] });

const become = (model: ContactModel, step: ContactStep, ...effects: ContactEffect[]): Next => ({
  model: { ...model, step },
  effects,
});

function confirmed(type: ContactType, value: string): ContactStep {
  return type === 'phone' ? { name: 'confirmed', value } : main;
}

function send(
  model: ContactModel,
  step: Extract<ContactStep, { sending: unknown }>,
  contact: Addressee,
): Next {
  if (step.sending.status === 'underWay') return still(model);
  const attempt = model.attempt + 1;
  return {
    model: { ...model, attempt, step: { ...step, sending: { status: 'underWay', attempt } } },
    effects: [{ type: 'send', attempt, contact }],
  };
}

/** Applies a response to the step that sent the request. Ignores the responses of other steps. */
function answered(
  model: ContactModel,
  step: Extract<ContactStep, { sending: unknown }>,
  event: Extract<ContactEvent, { attempt: number }>,
): Next {
  if (step.sending.status !== 'underWay' || step.sending.attempt !== event.attempt) return still(model);
  switch (event.type) {
    case 'codeSent':
      return become(model, confirming(event.contact, step.name !== 'main'), { type: 'refresh' });
    case 'codeRefused':
      return become(
        model,
        { ...step, sending: { status: 'refused', notice: event.notice } },
        { type: 'refresh' },
      );
    case 'codeLimited':
      break;
  }
  const contact = step.name === 'main' ? null : step.contact;
  return become(model, { name: 'limit', limit: event.limit, contact, sending: idle });
}

function back(step: ContactStep): ContactStep {
  return step.name === 'change' && step.from ? confirming(step.from) : main;
}

function limited(model: ContactModel, event: Extract<ContactEvent, { type: 'limitReached' }>): Next {
  const { step } = model;
  const contact = step.name === 'confirm' ? step.contact : null;
  return become(model, { name: 'limit', limit: event.limit, contact, sending: idle });
}

export function reduceContact(model: ContactModel, event: ContactEvent): Next {
  const { step } = model;
  switch (event.type) {
    case 'codeAsked':
      return 'sending' in step ? send(model, step, event.contact) : still(model);
    case 'codeSent':
    case 'codeRefused':
    case 'codeLimited':
      return 'sending' in step ? answered(model, step, event) : still(model);
    case 'codeAtHand':
      return step.name === 'main' ? become(model, confirming(event.contact)) : still(model);
    case 'changeAsked':
      return step.name === 'main' || step.name === 'confirm'
        ? become(model, { name: 'change', from: step.name === 'confirm' ? step.contact : null })
        : still(model);
    case 'named':
      return step.name === 'change'
        ? become(model, confirming(event.contact), { type: 'refresh' })
        : still(model);
    case 'limitReached':
      return step.name === 'change' || step.name === 'confirm' ? limited(model, event) : still(model);
    case 'codeAccepted':
      return step.name === 'confirm'
        ? become(model, confirmed(model.type, step.contact.value), { type: 'refresh' })
        : still(model);
    case 'retryAsked':
      return step.name === 'limit'
        ? become(model, step.contact ? confirming(step.contact) : main)
        : still(model);
    case 'backAsked':
      return step.name === 'main' ? still(model) : become(model, back(step));
    case 'closeAsked':
      break;
  }
  return { model, effects: [{ type: 'close' }] };
}

/**
 * The step to show with the server's latest data: another tab may have confirmed a contact or sent a code.
 */
export function shownStep({ type, step }: ContactModel, known: KnownContacts): ContactStep {
  if (step.name !== 'confirm') return step;
  const { value } = step.contact;
  if (isVerified(known, value)) return confirmed(type, value);
  if (known.waiting && known.waiting.value !== value) return confirming(known.waiting);
  return step;
}

/** The contact that the overview sends a first code to. Null if nothing is unconfirmed. */
export function addresseeOf(known: KnownContacts): Addressee | null {
  const contact = unconfirmed(known);
  return contact && { id: contact.id, value: contact.value };
}
