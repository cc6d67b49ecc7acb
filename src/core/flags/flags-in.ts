/** The name of the reading that becomes true when the flag service has answered or its time is over. Source: FLG-04. */
export const FLAGS_IN = 'flags.in';
