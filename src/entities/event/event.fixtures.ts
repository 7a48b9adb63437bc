// Events for stories, relative to the current time: stories have no mocked clock.
import type { EventStatus } from '#/api/generated/model/index.ts';
import { deviceNow } from '#/lib/clock.ts';
import type { ListedEvent } from './rules.ts';

const hour = 3_600_000;
const now = deviceNow();

/** An event that ends in two days, one that starts tomorrow, and one that ended yesterday. */
export const eventFixtures: Readonly<Record<EventStatus, ListedEvent>> = {
  active: { status: 'active', startAt: now - 20 * hour, endAt: now + 50.5 * hour, sortPriority: 10 },
  future: { status: 'future', startAt: now + 26 * hour, endAt: now + 90 * hour, sortPriority: 10 },
  past: { status: 'past', startAt: now - 90 * hour, endAt: now - 24 * hour, sortPriority: 10 },
};

export const endlessFixture: ListedEvent = { ...eventFixtures.active, endAt: null };
