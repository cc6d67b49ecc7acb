/** The ways in which a call to a service can fail. Each kind has its own message and its own retry rule (API-02). */
export type FailureKind =
  | 'status' // the service answered with a non-OK status
  | 'timeout' // no whole answer within the endpoint's time
  | 'network' // no answer at all: cut connection, blocked, DNS
  | 'offline' // the browser says there is no network
  | 'not-json' // OK status, but not JSON
  | 'shape' // JSON, but not the agreed shape
  | 'aborted' // the caller gave up
  | 'session-changed'; // the visitor changed while the call was waiting or under way (SES-13)

/** One of the errors that a service names in `{"errors": […]}`, each field only if it is a text. They are untrusted. */
export type NamedError = Readonly<
  Partial<Record<'type' | 'subject' | 'subjectType' | 'reason' | 'message', string>>
>;

/** The details of a failed call. Never contains a token, a header or a request body. */
export type ServiceFailure = {
  kind: FailureKind;
  /** The HTTP status. 0 if there was no answer. */
  status: number;
  /** The parsed error body if the service sent JSON, else undefined. It is untrusted: show it as text only. */
  info?: unknown;
  /** The errors that the service named, in its order. */
  errors?: readonly NamedError[];
  /** The stable type of the first one if it has one, for example `UnknownIdentifierError`. */
  type?: string | undefined;
  /** The X-Request-Id of the failed request, for support. */
  requestId?: string | undefined;
  /** The wait that the service asked for in Retry-After, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** The WWW-Authenticate header, unparsed. */
  challenge?: string | undefined;
};

/** A failed call to a service. `code` is stable and decides which message is shown. Source: section 7, API-02. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  declare readonly kind: FailureKind;
  declare readonly status: number;
  declare readonly info: unknown;
  declare readonly errors: readonly NamedError[];
  declare readonly type: string | undefined;
  declare readonly requestId: string | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly challenge: string | undefined;

  constructor(message: string, failure: ServiceFailure, options?: ErrorOptions) {
    super(message, options);
    Object.assign(this, { errors: [] }, failure);
  }

  /** `service.status.503`, `service.timeout`, … */
  get code(): string {
    return this.kind === 'status' ? `service.status.${this.status}` : `service.${this.kind}`;
  }

  /** True if it is unknown whether the service did the work, because its answer did not arrive or could not be read. */
  get answerLost(): boolean {
    return this.kind !== 'status' && this.kind !== 'offline' && this.kind !== 'session-changed';
  }

  /** True if the answer was lost or the service itself failed, possibly after doing the work. Source: API-06 b, REL-01. */
  get undecided(): boolean {
    return this.answerLost || this.status >= 500 || this.status === 408;
  }

  /** True if no answer came, or a server gave up waiting: the work may still finish later. Source: API-06 b, REL-01. */
  get mayBeAtWork(): boolean {
    const { kind, status } = this;
    return kind === 'timeout' || kind === 'network' || kind === 'aborted' || status === 408 || status === 504;
  }
}

export const isServiceError = (error: unknown): error is ServiceError => error instanceof ServiceError;

/** Returns whether the operation stopped because the visitor changed. The current one is not told about it (SES-13). */
export const isOtherVisitor = (error: unknown): boolean =>
  isServiceError(error) && error.kind === 'session-changed';
