import { devicePlatform } from '#/lib/platform.ts';
import type { Interceptor } from './interceptor.ts';

/** Adds the token header, and the platform parameter that goes with it (S7.1). */
export const carryToken: Interceptor = (call, next) => {
  const { token, ...rest } = call;
  if (token === undefined) return next(call);
  const params: unknown = call.params;
  return next({
    ...rest,
    params: { platform: devicePlatform(), ...(typeof params === 'object' ? params : {}) },
    headers: { ...call.headers, Authorization: `Bearer ${token}` },
  });
};
