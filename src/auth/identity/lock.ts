/** Held by one tab at a time while it asks for tokens, or writes whose the browser is. */
export const LOCK = 'tokens';
