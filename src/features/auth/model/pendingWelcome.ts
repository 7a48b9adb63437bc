/** This tab's player has not been greeted to the end; a logout forgets it. */
export const PENDING_WELCOME = 'auth.welcome';
