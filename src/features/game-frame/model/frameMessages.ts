// Filters the messages from a game's page by source, origin, shape and rate.

/** Messages that close the frame (S4.16). Only their name is used. */
export const exitMessages = ['closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit', 'gotoUrl'] as const;
/**
 * Messages with which a game reports that a limit, a break or a self-exclusion has ended the run. The frame
 * then shows the reason.
 */
export const stopMessages = [
  'loss_limit_reached',
  'time_limit_reached',
  'time_out_active',
  'self_excluded',
] as const;
const frameMessages = [
  ...exitMessages,
  ...stopMessages,
  'gameReady',
  'roundStarted',
  'roundEnded',
  // A bet is open while the player can still act on it, for example by cashing out.
  'betOpened',
  'betClosed',
] as const;

export type FrameMessage = (typeof frameMessages)[number];

/** Rate limit of a game's messages. Messages above it are dropped. */
export const MESSAGES_PER_SECOND = 20;
const secondMs = 1000;
const longestName = 20;

export function isExitMessage(message: FrameMessage): boolean {
  return exitMessages.some((name) => name === message);
}

export function isStopMessage(message: FrameMessage): boolean {
  return stopMessages.some((name) => name === message);
}

function ownText(data: object, key: 'type' | 'name'): string | null {
  const value: unknown = Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined;
  return typeof value === 'string' ? value : null;
}

/** A message is either a string, or an object with its name in `type` or `name`. */
export function nameOfMessage(data: unknown): FrameMessage | null {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  const text = isObject ? (ownText(data, 'type') ?? ownText(data, 'name')) : data;
  if (typeof text !== 'string' || text.length > longestName) return null;
  return frameMessages.find((name) => name === text) ?? null;
}

/** The stake that `roundStarted` reports, in minor units. 0 for a round that a gift pays for. */
export function stakeOfMessage(data: unknown): number {
  const stake: unknown =
    typeof data === 'object' && data !== null && Object.hasOwn(data, 'stake')
      ? Reflect.get(data, 'stake')
      : 0;
  return typeof stake === 'number' && Number.isSafeInteger(stake) && stake > 0 ? stake : 0;
}

export interface FrameGateOptions {
  /** The frame's window. Null until the frame has a window. */
  readonly source: () => MessageEventSource | null;
  /** The origin of the game's page, or the text `null` if the sandbox gives the page an opaque origin. */
  readonly origin: string;
  /** The current time of a monotonic clock, in ms. */
  readonly now: () => number;
}

/** Returns a function that maps a message to its known name, or null. */
export function createFrameGate({
  source,
  origin,
  now,
}: FrameGateOptions): (
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
) => FrameMessage | null {
  let seenAt: number[] = [];
  return (event) => {
    const own = source();
    if (own === null || event.source !== own || event.origin !== origin) return null;
    const name = nameOfMessage(event.data);
    // Unknown messages of a game must not use up the rate limit.
    if (name === null) return null;
    const at = now();
    seenAt = seenAt.filter((earlier) => at - earlier < secondMs);
    if (seenAt.length >= MESSAGES_PER_SECOND) return null;
    seenAt.push(at);
    return name;
  };
}
