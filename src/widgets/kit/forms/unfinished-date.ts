/** The value of a `DateField` while its date is incomplete. No date schema accepts it. */
export const UNFINISHED_DATE = 'unfinished';
