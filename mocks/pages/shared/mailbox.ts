// A queue in `sessionStorage` for a casino page that this page has replaced in the tab. The casino
// reads it when it is back.

const key = 'mock.mailbox';

export interface Letter {
  path: string;
  body: unknown;
}

function isLetter(value: unknown): value is Letter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'body' in value
  );
}

function readMail(): Letter[] {
  try {
    const mail: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(mail) ? mail.filter(isLetter) : [];
  } catch {
    // Storage is blocked or its content is foreign.
    return [];
  }
}

/**
 * Queues a request. Throws if storage is blocked, so that the page can show that the request was
 * lost.
 */
export function leaveMail(letter: Letter): void {
  sessionStorage.setItem(key, JSON.stringify([...readMail(), letter]));
}

export function takeMail(): Letter[] {
  const mail = readMail();
  if (mail.length > 0) sessionStorage.removeItem(key);
  return mail;
}
