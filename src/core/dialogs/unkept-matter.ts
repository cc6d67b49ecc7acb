import { defineMatters } from './page-matters.ts';

/** The notice that this browser keeps no cart beyond this page. `<assess-session>` shows it. At most one is open. */
export const unkeptMatters = defineMatters<object>('unkept cart', () => true);
