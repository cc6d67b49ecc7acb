/** The kind of an identity error, as in section 8 of the specification. */
export type IdentityErrorKind = 'BAD_REQUEST' | 'TIMEOUT' | 'UNAUTHORIZED' | 'UNKNOWN';

type Row = { kind: IdentityErrorKind; message: string };

const row = (kind: IdentityErrorKind, message: string): Row => ({ kind, message });

/** All identity errors, by the last part of their code. The messages are for logs and support. Source: IDN-08, section 8. */
export const identityErrors = {
  config: row('BAD_REQUEST', 'Configuration is invalid'),
  'no-config': row('BAD_REQUEST', 'Configuration has not been set'),
  'no-server': row('BAD_REQUEST', 'Server configuration has not been set'),
  timeout: row('TIMEOUT', 'Timeout'),
  'no-redirect': row('BAD_REQUEST', 'could not retrieve original redirect information'),
  consent: row('UNAUTHORIZED', 'Authentication or consent required'),
  'authorize-timeout': row('TIMEOUT', 'Authorization timed out'),
  network: row('UNKNOWN', 'Failed to fetch'),
  state: row('BAD_REQUEST', 'State mismatch'),
  'no-code': row('UNAUTHORIZED', 'Failed to acquire authorization code'),
  'no-token': row('UNKNOWN', 'Access token not found in response'),
  exchange: row('UNKNOWN', 'Unable to exchange authorization for tokens'),
  status: row('UNKNOWN', 'Expected 200, received {status}'),
  tree: row('UNAUTHORIZED', 'Authentication tree failure.'),
  login: row('UNAUTHORIZED', 'Login failed'),
} as const satisfies Record<string, Row>;

export type IdentityErrorName = keyof typeof identityErrors;

/** A failure of the identity service or of a call to it. Contains no token and nothing that the shopper typed. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly reason: IdentityErrorName;
  /** The HTTP status of the answer. 0 if there was none. */
  readonly status: number;

  constructor(reason: IdentityErrorName, { status = 0, cause }: { status?: number; cause?: unknown } = {}) {
    super(identityErrors[reason].message.replace('{status}', String(status)), { cause });
    this.reason = reason;
    this.status = status;
  }

  /** `identity.consent`, `identity.timeout`, … */
  get code(): string {
    return `identity.${this.reason}`;
  }

  /** The kind by the answer's status, else by the table. */
  get kind(): IdentityErrorKind {
    if (this.status === 401 || this.status === 403) return 'UNAUTHORIZED';
    return this.status >= 400 && this.status < 500 ? 'BAD_REQUEST' : identityErrors[this.reason].kind;
  }

  /** True if the service refused, so that the session is over. False if the service could not be asked. */
  get isRefusal(): boolean {
    return this.kind === 'UNAUTHORIZED' || this.kind === 'BAD_REQUEST';
  }
}

export const isIdentityError = (error: unknown): error is IdentityError => error instanceof IdentityError;
