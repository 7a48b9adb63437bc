export const ACCESS_COOKIE = 'token';
export const REFRESH_COOKIE = 'refreshToken';
