/** The topic of the tabs' messages about the session. */
export const SESSION_TOPIC = 'session';
