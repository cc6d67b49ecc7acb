/**
 * What is wrong with what a page's author wrote, as data: every page carries the rules, and only one with a fault needs the
 * words. They are in `widgets/shared/element/author-words.ts`, a row a name, which says what stands behind the name.
 */
export type Fault =
  | readonly ['unknown' | 'notObject' | 'notJson' | 'missing' | 'noCommerce' | 'noStorePages']
  | readonly ['address' | 'onOff' | 'record' | 'flags' | 'hosts' | 'locale', raw: unknown]
  | readonly ['text', raw: unknown, longest: number]
  | readonly ['extraPart', name: string]
  | readonly ['part', name: string, fault: Fault]
  | readonly ['attribute', raw: string, spec: object];

/** What is wrong, and with which setting or attribute. Never shown to shoppers (EMB-08). */
export type AuthorProblem = { subject: string; fault: Fault };
