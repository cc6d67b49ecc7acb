/**
 * A mistake in what the page's author wrote, as data without words. Every page carries the rules that find mistakes; the
 * words are loaded only on a page that has one. They are in `setting-words.ts` and
 * `widgets/kit/element/author-words.ts`.
 */
export type Fault =
  | readonly ['notObject' | 'missing' | 'noCommerce' | 'noStorePages' | 'unclosed']
  /** `known` has the right names. */
  | readonly ['unknown', known: readonly string[]]
  | readonly ['address' | 'onOff' | 'record' | 'flags' | 'flag' | 'hosts' | 'locale', raw: unknown]
  /** `why` is what the browser says, with the place. */
  | readonly ['notJson', why: string]
  | readonly ['text', raw: unknown, longest: number]
  | readonly ['extraPart', name: string, known: readonly string[]]
  /** A text that can't replace ours. */
  | readonly ['message', key: string]
  | readonly ['part', name: string, fault: Fault]
  | readonly ['attribute', raw: string, spec: object];

/** A mistake, and the name of the setting or attribute that has it. Never shown to shoppers (EMB-08). */
export type AuthorProblem = { subject: string; fault: Fault };
