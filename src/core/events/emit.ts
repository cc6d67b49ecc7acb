import type { AssessEventName, AssessEvents } from './event-table.ts';

/** Sends one of the documented events to the page: bubbles, and leaves shadow roots (EMB-10). */
export const emit = <Name extends AssessEventName>(
  target: EventTarget,
  name: Name,
  detail: AssessEvents[Name],
): void => {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
};
