import type { Backend } from '../core/backend.ts';
import type { AddressedMessage } from '../world/message.ts';

/**
 * Returns the messages for the interval from `after` (exclusive) to `until`, oldest first. Both times are
 * epoch milliseconds. A long interval gives only a few messages.
 */
export type Pulse = (backend: Backend, after: number, until: number) => AddressedMessage[];
