/** The lock of the tab that requests tokens or changes the browser's sign-in. */
export const LOCK = 'tokens';
