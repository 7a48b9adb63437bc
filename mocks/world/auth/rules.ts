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

/** True for the most common passwords and for the player's own contacts. */
export function isWeakPassword(password: string, contacts: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || contacts.some((contact) => contact.toLowerCase() === lower);
}
