import type { Endpoint } from '../../../src/core/http/define-endpoint.ts';

/** A call that the widgets make to the commerce back end, with the facts that its contract does not have. */
export type CommerceCall = {
  endpoint: Endpoint;
  summary: string;
  /** The tags of the widgets that make the call. */
  askedBy: readonly string[];
  /**
   * The hosts that must support it: every host, only hosts with our extensions (`extended`), or only hosts without them
   * (`plain`, set by `commerceExtensions: false`). `sign-in`: hosts whose shoppers sign in. `checkout`: hosts that take
   * orders.
   */
  neededBy: 'every host' | 'extended' | 'plain' | 'sign-in' | 'checkout';
  /** The query parameters in addition to `lang` and `curr`, with their descriptions. */
  query?: Readonly<Record<string, string>>;
  /** The headers in addition to those of every call. */
  headers?: Readonly<Record<string, string>>;
  /** The status of the answer. Default: 200. */
  status?: number;
  /** The errors that the widgets distinguish, in addition to those of every call: the meaning of each status. */
  errors?: Readonly<Record<string, string>>;
};
