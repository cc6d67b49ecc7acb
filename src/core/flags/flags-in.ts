/** Name of the reading that is true once the flag service answered, or the time for it is over. Source: FLG-04. */
export const FLAGS_IN = 'flags.in';
