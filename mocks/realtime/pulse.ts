import type { Backend } from '../core/backend.ts';
import type { AddressedMessage } from '../world/message.ts';

/**
 * Messages for the interval from `after` (exclusive) to `until`, oldest first, in epoch
 * milliseconds. Limited to a few after a long interval.
 */
export type Pulse = (backend: Backend, after: number, until: number) => AddressedMessage[];
