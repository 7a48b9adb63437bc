// Creates the context that world code runs with. Messages are sent only after the code has
// succeeded.
import type { Context } from '../world/context.ts';
import { react } from '../world/reactions.ts';
import type { AddressedMessage } from '../world/message.ts';
import { localeFromHeader } from '../world/settings.ts';
import type { MockRequest } from './answer.ts';
import type { Backend } from './backend.ts';

export interface ContextOptions {
  /** The request that supplies the language and the device, if there is one. */
  request?: Pick<MockRequest, 'header'>;
  /** Epoch milliseconds; defaults to the clock's time. */
  now?: number;
  /** True for a read, which may use answers cached for the current state. */
  isRead?: boolean;
}

export interface ContextWithMessages {
  readonly context: Context;
  /**
   * Sends balance messages for new ledger entries, then the collected messages. Don't call it if the
   * code that used the context has failed.
   */
  readonly sendMessages: () => void;
}

const noRequest = { header: () => null };

export function createContext(
  backend: Backend,
  { request = noRequest, now, isRead = false }: ContextOptions = {},
): ContextWithMessages {
  const { world, state, settings, clock, scenarios, parts } = backend;
  const messages: AddressedMessage[] = [];
  const firstEntry = state.ledger.entries.length;
  const context: Context = {
    world,
    state,
    brand: settings.brand,
    locale: localeFromHeader(request.header('accept-language'), settings.brand) ?? settings.locale,
    now: now ?? clock.now(),
    userAgent: request.header('user-agent') ?? '',
    revision: isRead ? backend.revision : {},
    random: (scope) => world.catalogue.random(scope),
    emit: (message, to) => messages.push(to ? { message, to } : { message }),
    publish: (name, event) => react(parts.reactions, context, name, event),
    is: (name) => scenarios.is(name),
  };
  return {
    context,
    sendMessages() {
      backend.announce(firstEntry);
      for (const { message, to } of messages) backend.emit(message, to);
    },
  };
}
