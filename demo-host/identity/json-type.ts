type Asked = {
  contentType: string | null | undefined;
  /** True if the request has no body. */
  isEmpty: boolean;
  url: URL;
};

/**
 * Returns whether a call of `authenticate` is accepted: its type is JSON, or it has neither body nor type, as when the
 * vendor's SDK begins a step-up. A form on a foreign site can send other types without a preflight, and could sign
 * someone in as someone else. For JSON, a browser sends a preflight first. The link in a mail needs no body, but its
 * call must have the JSON type.
 */
export const isTaken = ({ contentType, isEmpty, url }: Asked): boolean =>
  /^application\/json\s*(?:;|$)/i.test(contentType ?? '') ||
  (isEmpty && (contentType ?? '') === '' && !url.searchParams.has('suspendedId'));

/** The answer to all other calls. */
export const NO_JSON = {
  code: 415,
  reason: 'Unsupported Media Type',
  message: 'Content-Type must be application/json.',
} as const;
