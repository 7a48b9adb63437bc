/** Set while the greeting of this tab's player isn't finished. A logout removes it. */
export const PENDING_WELCOME = 'auth.welcome';
