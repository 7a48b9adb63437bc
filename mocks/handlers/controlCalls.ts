// The calls of the control API (`openapi/control.yaml`) that need only one casino. `server/controlApi.ts` has
// those that need the server.
import type { Backend } from '../core/backend.ts';
import { operationById } from '../core/routes.ts';
import {
  controlOperations,
  type ControlOperationId,
  type ControlOperations,
} from '../generated/control/operations.ts';
import type { InboxItem } from '../world/state.ts';
import { reportsOf, thirdPartyRecords } from '../world/tracking/view.ts';
import { listScenarios } from '../scenarios/scenarios.ts';
import { unknownVerbs } from '../scenarios/verbs.ts';
import { describeSession, moveClock, pushEvent, upcomingEvents, visitorOf } from './control.ts';
import { checkedBody, RefusedCall } from './controlBody.ts';
import { exchangesOf } from './exchanges.ts';
import { checkJournal, loadJournal, moveToStep, sessionOf, tokensInRebuilt } from './journal.ts';
import { describeSteps } from './steps.ts';
import { compareSeeds, viewWorld } from './worldView.ts';

/** Calls that need the server, because they may replace the casino or wait for something. */
type ServerCallId = 'configureSession' | 'getJournalLink' | 'resetWorld' | 'watchChanges';
export type CasinoCallId = Exclude<ControlOperationId, ServerCallId>;

export interface ControlCall<Id extends ControlOperationId> {
  readonly backend: Backend;
  readonly body: ControlOperations[Id]['body'];
  readonly query: URLSearchParams;
  /** The refresh token of the visitor; empty for a guest. */
  readonly visitor: string;
}

type CasinoCalls = {
  readonly [Id in CasinoCallId]: (call: ControlCall<Id>) => ControlOperations[Id]['response'];
};

/** @throws RefusedCall unless `problem` is null */
export function refuseIf(problem: string | null, status = 400): void {
  if (problem !== null) throw new RefusedCall(status, problem);
}

/** @throws RefusedCall if there are unknown values. The error lists them. */
export function refuseUnknown(unknown: readonly string[]): void {
  if (unknown.length > 0) throw new RefusedCall(400, `the mock does not know ${unknown.join(', ')}`, unknown);
}

/**
 * Messages to one phone or e-mail, or all messages without `to`. A `+` in a query is decoded to a space, so the
 * comparison ignores both.
 */
function inboxOf(backend: Backend, to: string | null): InboxItem[] {
  const plain = (text: string): string => text.replaceAll(/[\s+]/g, '').toLowerCase();
  return backend.state.inbox.filter((message) => to === null || plain(message.to) === plain(to));
}

function idOf(text: string | null): number | undefined {
  if (text === null) return undefined;
  refuseIf(/^[1-9]\d{0,14}$/.test(text) ? null : 'id is the number of a logged call');
  return Number(text);
}

function seedOf(text: string | null): string {
  if (text !== null && /^[\w.-]{1,64}$/.test(text)) return text;
  throw new RefusedCall(400, 'first and second are seeds: letters, digits, dots, dashes and underscores');
}

const casinoCalls: CasinoCalls = {
  getSession: ({ backend, visitor }) => describeSession(backend, visitor),
  moveClock({ backend, body, visitor }) {
    refuseIf(moveClock(backend, body));
    return describeSession(backend, visitor);
  },
  chooseMocked({ backend, body: { operations }, visitor }) {
    const { settings } = backend;
    refuseIf(settings.mocked ? null : 'there is no backend beside the mock, which answers everything', 409);
    refuseUnknown(operations.filter((id) => !operationById.has(id)));
    settings.mocked = [...new Set(operations)];
    return describeSession(backend, visitor);
  },
  listDueEvents: ({ backend }) => ({ data: upcomingEvents(backend) }),
  performVerbs({ backend, body, visitor }) {
    refuseUnknown(unknownVerbs(body.do));
    refuseIf(backend.parts.perform(backend, tokensInRebuilt(backend, visitor), body.do), 409);
    return describeSteps(backend);
  },
  listScenarios: () => ({ data: listScenarios() }),
  getJournal: ({ backend, visitor }) => backend.timeline.journal(sessionOf(backend, visitor)),
  replayJournal({ backend, body }) {
    refuseIf(loadJournal(backend, body));
    return describeSteps(backend);
  },
  listSteps: ({ backend }) => describeSteps(backend),
  goToStep({ backend, body }) {
    refuseIf(moveToStep(backend, body.to));
    return describeSteps(backend);
  },
  checkJournal: ({ backend }) => checkJournal(backend),
  getState: ({ backend }) => ({ ...backend.state }),
  getHash: ({ backend }) => ({ hash: backend.timeline.hash() }),
  listRequests: ({ backend }) => ({ data: [...backend.log.list()] }),
  clearRequests({ backend }) {
    backend.log.clear();
    return {};
  },
  listExchanges: ({ backend, query }) => ({ data: exchangesOf(backend, idOf(query.get('id'))) }),
  listInbox: ({ backend, query }) => ({ data: inboxOf(backend, query.get('to')) }),
  listLedgerEntries: ({ backend }) => ({ data: backend.state.ledger.entries }),
  listThirdPartyRecords: ({ backend }) => ({ data: [...thirdPartyRecords(backend)] }),
  getReports({ backend }) {
    const { logs, performance, thirdParties } = reportsOf(backend);
    return { data: { logs: [...logs], performance: [...performance], thirdParties: [...thirdParties] } };
  },
  getWorld: ({ backend, visitor }) => ({ data: viewWorld(backend, visitorOf(backend, visitor)) }),
  compareSeeds: ({ backend, query }) => ({
    data: compareSeeds(backend, seedOf(query.get('first')), seedOf(query.get('second'))),
  }),
  listFrames({ backend: { log, hub } }) {
    const { disturbance } = hub;
    return { data: [...log.frames()], ...(disturbance ? { disturbance } : {}) };
  },
  disturbSocket({ backend, body }) {
    backend.hub.disturb(body);
    return body;
  },
  endDisturbance({ backend }) {
    backend.hub.disturb(null);
    return {};
  },
  sendMessage({ backend, body }) {
    refuseIf(pushEvent(backend, body));
    return {};
  },
};

export type ControlEntry = (typeof controlOperations)[number];

/**
 * The control API's call with this method and a path such as `/__mock__/session`; undefined if
 * there is none.
 */
export function controlCallOf(method: string, path: string): ControlEntry | undefined {
  return controlOperations.find((entry) => entry.path === path && entry.method.toUpperCase() === method);
}

export const isCasinoCall = (id: ControlOperationId): id is CasinoCallId => Object.hasOwn(casinoCalls, id);

/** @throws RefusedCall */
export function answerCall<Id extends CasinoCallId>(
  id: Id,
  call: ControlCall<Id>,
): ControlOperations[Id]['response'] {
  return casinoCalls[id](call);
}

export interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

export function refusalAnswer({ status, message, unknown }: RefusedCall): ControlAnswer {
  return { status, body: { error: message, ...(unknown.length > 0 ? { unknown } : {}) } };
}

/**
 * Answers a control API call as a guest, without an HTTP server. Null for an unknown call and for calls that
 * need the server, such as `resetWorld`.
 */
export function control(backend: Backend, method: string, path: string, body: unknown): ControlAnswer | null {
  const entry = controlCallOf(method, `/__mock__/${path}`);
  if (!entry || !isCasinoCall(entry.id)) return null;
  const query = new URLSearchParams();
  try {
    const call = { backend, body: checkedBody(entry.id, body), query, visitor: '' };
    return { status: entry.status, body: answerCall(entry.id, call) };
  } catch (error) {
    if (error instanceof RefusedCall) return refusalAnswer(error);
    throw error;
  }
}
