/** Id of the main landmark, where the skip link and a change of page move the focus. */
export const CONTENT_ID = 'content';
