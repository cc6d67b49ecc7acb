type Asked = {
  contentType: string | null | undefined;
  /** Whether nothing is sent. */
  isEmpty: boolean;
  url: URL;
};

/**
 * Whether a call of `authenticate` may be looked at: it says that it is JSON, or, as the vendor's SDK begins a step-up, has
 * neither body nor type. A form of a foreign site can send other types without asking, and so sign somebody in as somebody
 * else; for JSON a browser asks first. A mail's link, which needs no body, is followed by JSON alone.
 */
export const isTaken = ({ contentType, isEmpty, url }: Asked): boolean =>
  /^application\/json\s*(?:;|$)/i.test(contentType ?? '') ||
  (isEmpty && (contentType ?? '') === '' && !url.searchParams.has('suspendedId'));

/** The answer to every other. */
export const NO_JSON = {
  code: 415,
  reason: 'Unsupported Media Type',
  message: 'Content-Type must be application/json.',
} as const;
