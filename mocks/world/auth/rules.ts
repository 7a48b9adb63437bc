const commonPasswords = new Set([
  'password',
  'password1',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyui',
  'qwerty123',
  'casino123',
  '11111111',
]);

/**
 * A password must not contain a name of at least this many characters. Shorter names are allowed, because
 * they are often part of a word.
 */
const shortestOwnName = 4;

/**
 * @param contact an e-mail address (the part before the `@` is checked too), a phone's digits or a nickname
 */
function containsName(lower: string, contact: string): boolean {
  const whole = contact.toLowerCase();
  const [name = ''] = whole.split('@');
  return [whole, name].some((own) => own.length >= shortestOwnName && lower.includes(own));
}

/** Why a password is too weak: it is a common one, or it contains a contact or nickname of the player. */
export function passwordProblem(
  password: string,
  ownNames: readonly string[],
): 'password_too_common' | 'password_contains_contact' | null {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return 'password_too_common';
  return ownNames.some((name) => containsName(lower, name)) ? 'password_contains_contact' : null;
}

export function isWeakPassword(password: string, ownNames: readonly string[]): boolean {
  return passwordProblem(password, ownNames) !== null;
}
