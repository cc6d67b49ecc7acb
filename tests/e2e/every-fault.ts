/** What a service may fail by (REL-01), by its name for a title and as an order to the demo host. */
type Fault = readonly [name: string, order: Record<string, unknown>];

/** Each of them for one call; `missingField` is a field that its answer must have. */
export const everyFault = (missingField?: string): readonly Fault[] => [
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['503 with Retry-After', { status: 503, retryAfter: 1 }],
  ['429', { status: 429, retryAfter: 1 }],
  // Longer than any wait of a page.
  ['a slow answer', { delayMs: 120_000 }],
  ['a cut connection', { cut: true }],
  ['HTML for JSON', { body: 'html' }],
  ['truncated JSON', { body: 'truncated' }],
  ['a missing field', { body: 'missing-field', ...(missingField && { missingField }) }],
];

/** Those that are tried over HTTP where a component test tries them all (`tests/components/content-faults.browser.test.ts`). */
export const threeFaults = (): readonly Fault[] =>
  everyFault().filter(([name]) => /^503|cut connection|truncated/.test(name));
