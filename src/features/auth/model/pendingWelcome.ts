/** Storage key that is set until this tab's player has been greeted. A logout removes it. */
export const PENDING_WELCOME = 'auth.welcome';
