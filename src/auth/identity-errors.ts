/** What went wrong, as the specification's section 8 sorts it. */
export type IdentityErrorKind = 'BAD_REQUEST' | 'TIMEOUT' | 'UNAUTHORIZED' | 'UNKNOWN';

/**
 * What the shopper is told: to sign in again, to start the sign-in over, to try again in a while, or to ask for help
 * because the shop is set up wrongly.
 */
export type IdentityAdvice = 'sign-in' | 'start-again' | 'try-later' | 'get-help';

type Row = { message: string; kind: IdentityErrorKind; thrownBy: string; advice: IdentityAdvice };

const row = (kind: IdentityErrorKind, advice: IdentityAdvice, thrownBy: string, message: string): Row => ({
  message,
  kind,
  thrownBy,
  advice,
});

/** Every identity error, by the last part of its code. Messages are for logs and support. Source: IDN-08, section 8. */
export const identityErrors = {
  config: row('BAD_REQUEST', 'get-help', 'identity/service-config.ts', 'Configuration is invalid'),
  'no-config': row('BAD_REQUEST', 'get-help', 'identity/service-config.ts', 'Configuration has not been set'),
  'no-server': row(
    'BAD_REQUEST',
    'get-help',
    'identity/service-config.ts',
    'Server configuration has not been set',
  ),
  timeout: row('TIMEOUT', 'try-later', 'identity/oauth-client.ts', 'Timeout'),
  'no-redirect': row(
    'BAD_REQUEST',
    'start-again',
    'identity/redirect.ts',
    'could not retrieve original redirect information',
  ),
  consent: row(
    'UNAUTHORIZED',
    'sign-in',
    'identity/authorize-answer.ts',
    'Authentication or consent required',
  ),
  'authorize-timeout': row('TIMEOUT', 'try-later', 'identity/authorize.ts', 'Authorization timed out'),
  network: row('UNKNOWN', 'try-later', 'identity/authorize.ts', 'Failed to fetch'),
  state: row('BAD_REQUEST', 'start-again', 'identity/authorize-answer.ts', 'State mismatch'),
  'no-code': row(
    'UNAUTHORIZED',
    'start-again',
    'identity/authorize-answer.ts',
    'Failed to acquire authorization code',
  ),
  'no-token': row('UNKNOWN', 'start-again', 'identity/oauth-client.ts', 'Access token not found in response'),
  exchange: row(
    'UNKNOWN',
    'start-again',
    'identity/check-id-token.ts',
    'Unable to exchange authorization for tokens',
  ),
  status: row('UNKNOWN', 'try-later', 'identity/oauth-client.ts', 'Expected 200, received {status}'),
  tree: row('UNAUTHORIZED', 'start-again', 'journey', 'Authentication tree failure.'),
  login: row('UNAUTHORIZED', 'start-again', 'journey', 'Login failed'),
} as const satisfies Record<string, Row>;

export type IdentityErrorName = keyof typeof identityErrors;

/** The identity service, or our way to it, failed. Holds no token and nothing that was typed. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly reason: IdentityErrorName;
  /** HTTP status of an answer, 0 without one. */
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

  /** An answer's status says more than the table. */
  get kind(): IdentityErrorKind {
    if (this.status === 401 || this.status === 403) return 'UNAUTHORIZED';
    return this.status >= 400 && this.status < 500 ? 'BAD_REQUEST' : identityErrors[this.reason].kind;
  }

  /** Whether the service said no, so that the session is over; else it only could not be asked. */
  get isRefusal(): boolean {
    return this.kind === 'UNAUTHORIZED' || this.kind === 'BAD_REQUEST';
  }
}

export const isIdentityError = (error: unknown): error is IdentityError => error instanceof IdentityError;
