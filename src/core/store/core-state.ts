import type { GivenFlags } from '../flags/given-flags.ts';

/** Who the visitor is. `email` is known on the identity path only (SES-10). Never holds a token. */
export type User = { id: string; firstName: string; lastName: string; email?: string };

/** Specification section 4: loading starts true and ends with somebody or nobody (SES-01). */
export type SessionState =
  | { status: 'loading' }
  | { status: 'anonymous' }
  /** `id` comes with the tokens (empty when they don't say), the names a while later. */
  | { status: 'signed-in'; id?: string; user: User | undefined };

export type MessageLevel = 'info' | 'success' | 'warning' | 'danger';

/** A message of the page's message centre: stays until it is dismissed (LEAD-07). Plain text only. */
export type CentreMessage = {
  id: string;
  level: MessageLevel;
  /** In the shopper's language; absent, the message centre has words for the code. */
  text?: string;
  /** Stable, for support. */
  code: string;
  requestId?: string;
  /** What a service said, as text. */
  details?: string;
  /** Values for the words of the code, as text. */
  params?: Readonly<Record<string, string>>;
  /** A widget says it too, where it happened: the centre keeps it for support, and says nothing twice. */
  told?: true;
  /** Where it leads; has been through `safeRedirect`. */
  link?: string;
};

/** The page's shared state: written by core, auth and bootstrap only. */
export type CoreState = {
  readonly session: SessionState;
  /**
   * As they came from the page or the flag service: each bundle reads them by its own flag table (`useFlag`), so that
   * the table loads with the widgets that ask.
   */
  readonly flags: GivenFlags;
  /** ISO 3166: of the registration, else of the geolocation; absent until one is known (FLG-02). */
  readonly country?: string;
  readonly messages: readonly CentreMessage[];
};

/** What core, auth and bootstrap change the page’s shared state by. */
export type CoreActions = {
  setSession(session: SessionState): void;
  setFlags(flags: GivenFlags): void;
  setCountry(country: string): void;
  /** Adds a message, or replaces the one with the same id. */
  publish(message: CentreMessage): void;
  dismiss(id: string): void;
  /** Says `text` once in the page's one polite live region. */
  announce(text: string): void;
};
