/** What tabs say to each other about the session goes under this name. */
export const SESSION_TOPIC = 'session';
