import type { Endpoint } from '../../core/http/define-endpoint.ts';

/** A call that widgets make to the commerce back end, with what its contract does not say. */
export type CommerceCall = {
  endpoint: Endpoint;
  summary: string;
  /** Tags; a page without any of them never makes the call. */
  askedBy: readonly string[];
  /**
   * Which hosts need it: every one, one with our extensions, or one without (`commerceExtensions: false`). `sign-in`:
   * one whose shoppers sign in. `checkout`: one that takes orders.
   */
  neededBy: 'every host' | 'extended' | 'plain' | 'sign-in' | 'checkout';
  /** Parameters beside `lang` and `curr`, by name: what each says. */
  query?: Readonly<Record<string, string>>;
  /** Headers beside those of every call. */
  headers?: Readonly<Record<string, string>>;
  /** Of the answer; 200 when absent. */
  status?: number;
  /** What the widgets tell apart when it is not done, beside what holds of every call: by status, what it means to them. */
  errors?: Readonly<Record<string, string>>;
};
