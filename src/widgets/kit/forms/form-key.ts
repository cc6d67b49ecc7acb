import type en from './messages/en.json';

/** The message keys of the form components. */
export type FormKey = keyof typeof en;
