// Keeps a tab's chat conversation, so that it survives a reload.

export interface Said {
  readonly from: 'visitor' | 'support';
  readonly text: string;
}

interface Conversation {
  readonly read: () => readonly Said[];
  readonly add: (said: Said) => void;
  readonly forget: () => void;
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'from' in value &&
  (value.from === 'visitor' || value.from === 'support');

/** Keeps the messages of a visitor. Other visitors of this tab can't read them. */
export function keepConversation(
  chat: string,
  email = 'guest',
  storage: Storage = sessionStorage,
): Conversation {
  const key = `mock.chat.${chat}.${email}`;
  const read = (): readonly Said[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isSaid) : [];
    } catch {
      // The storage is blocked, or the stored text isn't JSON.
      return [];
    }
  };
  return {
    read,
    add: (said) => storage.setItem(key, JSON.stringify([...read(), said])),
    forget: () => storage.removeItem(key),
  };
}
