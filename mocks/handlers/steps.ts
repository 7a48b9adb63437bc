// Describes a journal's commands as steps that people can read.
import type { Backend } from '../core/backend.ts';
import type { CallOutcome, Command, Journal } from '../core/journal.ts';
import { matchOperation } from '../core/routes.ts';
import type { Step } from '../generated/control/client.ts';
import { isoOf } from '../world/dates.ts';
import { brandCurrency } from '../world/settings.ts';
import { opensPayment } from './journal.ts';
import { textIn, wordsOf } from './stepWords.ts';

/** The input for descriptions of a journal's commands: the world's start and brand, and the commands' outcomes. */
export interface StepScene extends Pick<Journal, 'start' | 'brand'> {
  outcomeOf: (command: Command) => CallOutcome | undefined;
}

const settling = '/mock-provider/payment/settle';
/** Calls that a page makes by itself, without an action by the player. */
const upkeep = /^\/mock-provider\/(session|round\/shown|crash\/state)$/;

function isUpkeep(command: Command): boolean {
  if (command.do !== 'call') return false;
  const [pathname = ''] = command.path.split('?');
  if (upkeep.test(pathname)) return true;
  const match = matchOperation(command.method, pathname);
  if (match.found !== 'operation') return false;
  // Most recorded GETs only changed the session's time of last use, so they aren't actions by the player. The
  // exception is the GET that opens Marbella's payment page, because it creates a deposit.
  return (
    match.operation.id === 'refreshToken' ||
    (command.method === 'GET' && match.operation.id !== 'openMarbellaDeposit')
  );
}

/** The token of the payment whose result a command reports; empty for other commands. */
const settledBy = (command: Command): string =>
  command.do === 'call' && command.path === settling ? textIn(command.body, 'token') : '';

function opensDeposit(command: Command): boolean {
  if (command.do !== 'call') return false;
  const match = matchOperation(command.method, command.path.split('?')[0] ?? '');
  return match.found === 'operation' && opensPayment.has(match.operation.id);
}

/**
 * Whether a command reports the result of the action before it. If that action has run, the payment tokens
 * must match. If it hasn't, its token isn't known yet, so any action that opens a deposit matches.
 */
function endsAction(command: Command, action: Command | undefined, scene: StepScene): boolean {
  const token = settledBy(command);
  if (token === '' || !action) return false;
  const outcome = scene.outcomeOf(action);
  return outcome ? outcome.payment === token : opensDeposit(action);
}

function resultOf(outcome: CallOutcome | undefined): string {
  if (!outcome) return '';
  const { failure, code, status } = outcome;
  if (failure !== undefined) return `, no response: ${failure}`;
  if (code !== undefined) return `, refused: ${code}`;
  return status >= 400 ? `, refused with status ${status}` : '';
}

/**
 * Describes the commands from index `from` on. A step is an `action`, the `result` of the action before it,
 * such as the end of a payment, or `upkeep`, which a page does by itself.
 */
export function stepsOf(scene: StepScene, commands: readonly Command[], from = 0): Step[] {
  const { start, brand, outcomeOf } = scene;
  let action = commands.slice(0, from).findLast((command) => !isUpkeep(command));
  return commands.slice(from).map((command) => {
    const at = isoOf(start + command.at);
    const outcome = outcomeOf(command);
    if (endsAction(command, action, scene))
      return {
        at,
        kind: 'result',
        text: textIn(command.do === 'call' && command.body, 'status') + resultOf(outcome),
      };
    const text = wordsOf(command, brandCurrency[brand]) + resultOf(outcome);
    if (isUpkeep(command)) return { at, kind: 'upkeep', text };
    action = command;
    return { at, kind: 'action', text };
  });
}

export const sceneOf = ({ state, settings, timeline }: Backend): StepScene => ({
  start: state.startedAt,
  brand: settings.brand,
  outcomeOf: (command) => timeline.outcomeOf(command),
});

export interface Steps {
  /** How many of the steps have been carried out. */
  position: number;
  steps: Step[];
}

/** The commands as steps, and how many have been carried out. */
export function describeSteps(backend: Backend): Steps {
  const { commands, position } = backend.timeline.steps();
  return { position, steps: stepsOf(sceneOf(backend), commands) };
}
