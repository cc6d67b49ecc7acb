import type { AssessEventName, AssessEvents } from './event-table.ts';

/**
 * Sends one of the documented events to the page: bubbles, and leaves shadow roots (EMB-10). False when the page
 * cancelled it, which counts for the events whose documentation says so.
 */
export const emit = <Name extends AssessEventName>(
  target: EventTarget,
  name: Name,
  detail: AssessEvents[Name],
): boolean =>
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
