import type { Backend } from '../core/backend.ts';
import type { Told } from '../world/message.ts';

/** What came after one instant and until another (epoch milliseconds), oldest first; a few things even after a long time. */
export type Pulse = (backend: Backend, after: number, until: number) => Told[];
