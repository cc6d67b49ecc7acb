import { latePart } from '../../kit/element/late-part.ts';

/** Loads the confirmation with its messages and styles. Only the page of a placed order needs it. */
export const loadConfirmation = latePart(() => import('./confirmation-part.tsx'));
