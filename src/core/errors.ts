/** How a call to a service can fail. Each kind has its own words and its own retry rule (API-02). */
export type FailureKind =
  | 'status' // the service answered with a non-OK status
  | 'timeout' // no whole answer within the endpoint's time
  | 'network' // no answer at all: cut connection, blocked, DNS
  | 'offline' // the browser says there is no network
  | 'not-json' // OK status, but not JSON
  | 'shape' // JSON, but not the agreed shape
  | 'aborted' // the caller gave up
  | 'session-changed'; // somebody else, or nobody, is signed in by now (SES-13)

/** What a failed call knows. Never holds a token, a header or a request body. */
export type ServiceFailure = {
  kind: FailureKind;
  /** HTTP status, or 0 when there was no answer. */
  status: number;
  /** The parsed error body when the service sent JSON, else undefined. Untrusted: show as text only. */
  info?: unknown;
  /** The service's stable error type, for example `UnknownIdentifierError`, when it sent one. */
  type?: string | undefined;
  /** The X-Request-Id of the failed try, for support. */
  requestId?: string | undefined;
  /** From Retry-After, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** WWW-Authenticate, as it came. */
  challenge?: string | undefined;
};

/**
 * A call to a service failed. `code` is stable and decides which message people read.
 * Source: specification section 7 ("throws an error with info and status on non-OK"), API-02.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: FailureKind;
  readonly status: number;
  readonly info: unknown;
  readonly type: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly challenge: string | undefined;

  constructor(message: string, failure: ServiceFailure, options?: ErrorOptions) {
    super(message, options);
    this.kind = failure.kind;
    this.status = failure.status;
    this.info = failure.info;
    this.type = failure.type;
    this.requestId = failure.requestId;
    this.retryAfterMs = failure.retryAfterMs;
    this.challenge = failure.challenge;
  }

  /** `service.status.503`, `service.timeout`, … */
  get code(): string {
    return this.kind === 'status' ? `service.status.${this.status}` : `service.${this.kind}`;
  }

  /** True when nobody can know whether the service did the work: the answer never arrived whole. */
  get answerLost(): boolean {
    return this.kind !== 'status' && this.kind !== 'offline' && this.kind !== 'session-changed';
  }

  /** True where it was lost, or the service failed, maybe once the work was done. Source: API-06 b, REL-01. */
  get undecided(): boolean {
    return this.answerLost || this.status >= 500 || this.status === 408;
  }

  /**
   * True where no answer came, or a service on the way says that none came to it: the work may still be under way, and be done later than
   * anybody has looked. Source: API-06 b, REL-01.
   */
  get mayBeAtWork(): boolean {
    const { kind, status } = this;
    return kind === 'timeout' || kind === 'network' || kind === 'aborted' || status === 408 || status === 504;
  }
}

export const isServiceError = (error: unknown): error is ServiceError => error instanceof ServiceError;
