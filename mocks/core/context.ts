// Creates the context that world code runs with. Messages are sent only after the code has
// succeeded.
import type { Context } from '../world/context.ts';
import { react } from '../world/reactions.ts';
import type { Told } from '../world/message.ts';
import { localeFromHeader } from '../world/settings.ts';
import type { MockRequest } from './answer.ts';
import type { Backend } from './backend.ts';

export interface Occasion {
  /** The request that supplies the language and the device, if there is one. */
  request?: Pick<MockRequest, 'header'>;
  /** Epoch milliseconds; defaults to the clock's time. */
  now?: number;
}

export interface Undertaking {
  readonly context: Context;
  /**
   * Sends balance messages for new ledger entries, then the collected messages. Skip it after a
   * failure.
   */
  readonly finish: () => void;
}

const nobody = { header: () => null };

export function carryOut(backend: Backend, { request = nobody, now }: Occasion = {}): Undertaking {
  const { world, state, settings, clock, scenarios, parts } = backend;
  const told: Told[] = [];
  const firstEntry = state.ledger.entries.length;
  const context: Context = {
    world,
    state,
    brand: settings.brand,
    locale: localeFromHeader(request.header('accept-language'), settings.brand) ?? settings.locale,
    now: now ?? clock.now(),
    inPage: settings.inPage,
    userAgent: request.header('user-agent') ?? '',
    random: (scope) => world.catalogue.random(scope),
    emit: (message, to) => told.push(to ? { message, to } : { message }),
    happen: (name, event) => react(parts.reactions, context, name, event),
    is: (name) => scenarios.is(name),
  };
  return {
    context,
    finish() {
      backend.announce(firstEntry);
      for (const { message, to } of told) backend.emit(message, to);
    },
  };
}
