/** A way in which a service can fail (REL-01): its name for a title, and the fault for the demo host. */
type Fault = readonly [name: string, order: Record<string, unknown>];

/** Returns each fault for one call. `missingField` is a field that its answer must have. */
const everyFault = (missingField?: string): readonly Fault[] => [
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['503 with Retry-After', { status: 503, retryAfter: 1 }],
  ['429', { status: 429, retryAfter: 1 }],
  // The delay is longer than any wait of a page.
  ['a slow answer', { delayMs: 120_000 }],
  ['a cut connection', { cut: true }],
  ['HTML for JSON', { body: 'html' }],
  ['truncated JSON', { body: 'truncated' }],
  ['a missing field', { body: 'missing-field', ...(missingField && { missingField }) }],
];

/**
 * Returns the faults that are tried over HTTP: one, and all nine in `npm run test:long`. A component test tries three
 * of the content's (`tests/components/content-faults.browser.test.ts`).
 */
export const usualFaults = (missingField?: string): readonly Fault[] =>
  everyFault(missingField).filter(([name]) => process.env['EVERY_FAULT'] || name === 'a cut connection');
