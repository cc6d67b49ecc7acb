/** What a `DateField` gives for a part of a date: no schema of dates takes it. */
export const UNFINISHED_DATE = 'unfinished';
