import type { AuthType } from '#/api/generated/model/index.ts';

/** The contact as the bodies of login, registration and restore have it. */
export function contactBody(authType: AuthType, contact: string): { authType: AuthType; email?: string; phone?: string } {
  return authType === 'email' ? { authType, email: contact } : { authType, phone: contact };
}
