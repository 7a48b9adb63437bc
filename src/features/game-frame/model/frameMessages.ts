// The one gate for messages of a game's page; what does not pass (source, origin, shape, rate) is ignored.

/** Names by which a game asks to be left (specification S4.16); their other content is never read. */
export const exitMessages = ['closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit', 'gotoUrl'] as const;
export const frameMessages = [...exitMessages, 'gameReady', 'roundStarted', 'roundEnded'] as const;

export type FrameMessage = (typeof frameMessages)[number];

/** Known messages a second that are acted upon; a flood beyond that is dropped. */
export const MESSAGES_PER_SECOND = 20;
const secondMs = 1000;
const longestName = 20;

export function isExitMessage(message: FrameMessage): boolean {
  return exitMessages.some((name) => name === message);
}

function ownText(data: object, key: 'type' | 'name'): string | null {
  const value: unknown = Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined;
  return typeof value === 'string' ? value : null;
}

/** The name of a text, or of an object's `type` or `name`; null for anything else. */
export function nameOfMessage(data: unknown): FrameMessage | null {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  const text = isObject ? (ownText(data, 'type') ?? ownText(data, 'name')) : data;
  if (typeof text !== 'string' || text.length > longestName) return null;
  return frameMessages.find((name) => name === text) ?? null;
}

export interface FrameGateOptions {
  /** The frame's own window; null before it has one. */
  readonly source: () => MessageEventSource | null;
  /** The run's origin, or the text `null` where the sandbox gives the page its own. */
  readonly origin: string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Makes the gate of one run: a function from a message to its known name, or null. */
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
    // Games chatter in words of their own, which must not use up the rate of those that count.
    if (name === null) return null;
    const at = now();
    seenAt = seenAt.filter((earlier) => at - earlier < secondMs);
    if (seenAt.length >= MESSAGES_PER_SECOND) return null;
    seenAt.push(at);
    return name;
  };
}
