// The generated schema of the login body as the form's resolver; loaded with the first check, since the schemas weigh more than the form.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LoginBodySchema } from '#/api/generated/zod/auth/auth.zod.ts';

export const resolveLogin = standardSchemaResolver(LoginBodySchema);
