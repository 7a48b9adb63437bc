/** Id of the main landmark: the skip link's target, focused on navigation. */
export const CONTENT_ID = 'content';
