// Letters to a world that lives in a page of this tab and is not there now: it reads them when it is back.

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
    // Blocked storage, or not our text: there is no mail.
    return [];
  }
}

/** Leaves a letter. Throws where the tab keeps nothing, so that the page says that the call was lost. */
export function leaveMail(letter: Letter): void {
  sessionStorage.setItem(key, JSON.stringify([...readMail(), letter]));
}

export function takeMail(): Letter[] {
  const mail = readMail();
  if (mail.length > 0) sessionStorage.removeItem(key);
  return mail;
}
