// Queues requests for a casino page that this page has replaced in the same tab. They wait in
// `sessionStorage` until the casino is open again.

const key = 'mock.mailbox';

export interface QueuedRequest {
  path: string;
  body: unknown;
}

function isQueuedRequest(value: unknown): value is QueuedRequest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'body' in value
  );
}

function readQueue(): QueuedRequest[] {
  try {
    const mail: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(mail) ? mail.filter(isQueuedRequest) : [];
  } catch {
    // The storage is blocked, or the stored text isn't JSON.
    return [];
  }
}

/**
 * Queues a request. Throws if storage is blocked, so that the page can show that the request was
 * lost.
 */
export function queueRequest(letter: QueuedRequest): void {
  sessionStorage.setItem(key, JSON.stringify([...readQueue(), letter]));
}

export function takeQueuedRequests(): QueuedRequest[] {
  const mail = readQueue();
  if (mail.length > 0) sessionStorage.removeItem(key);
  return mail;
}
