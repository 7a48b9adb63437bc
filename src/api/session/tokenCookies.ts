// Names of the cookies that hold a session's tokens.
export const ACCESS_COOKIE = 'token';
export const REFRESH_COOKIE = 'refreshToken';
