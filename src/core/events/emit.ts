import type { AssessEventName, AssessEvents } from './event-table.ts';

/**
 * Sends a documented event to the page. It bubbles and crosses shadow roots (EMB-10). Returns false if the page cancelled
 * it, which only has an effect for the events that document it.
 */
export const emit = <Name extends AssessEventName>(
  target: EventTarget,
  name: Name,
  detail: AssessEvents[Name],
): boolean =>
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
