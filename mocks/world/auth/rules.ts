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

/** Whether a new password is one of the most common ones, or a contact of its player. */
export function isWeakPassword(password: string, contacts: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || contacts.some((contact) => contact.toLowerCase() === lower);
}
