import type { GivenFlags } from '../flags/flag-client.ts';

/** The signed-in visitor. `email` only by the identity service (SES-10), `number` if commerce has one. */
export type User = { id: string; firstName: string; lastName: string; email?: string; number?: string };

/** The session's state (specification section 4). It begins with `loading` and becomes `anonymous` or `signed-in` (SES-01). */
export type SessionState =
  | { status: 'loading' }
  | { status: 'anonymous' }
  /** `id` comes with the tokens and is empty if they have none. The names follow later. */
  | { status: 'signed-in'; id?: string; user: User | undefined };

export type MessageLevel = 'info' | 'success' | 'warning' | 'danger';

/** A message of the page's message centre. It stays until it is dismissed (LEAD-07). Plain text only. */
export type CentreMessage = {
  id: string;
  level: MessageLevel;
  /** The text in the shopper's language. If absent, the message centre has a text for the code. */
  text?: string;
  code: string;
  requestId?: string;
  details?: string;
  params?: Readonly<Record<string, string>>;
  /** True if a widget shows the message where it happened. The centre then does not announce it again. */
  told?: true;
  /** The place that the failure is about, such as a line of the cart. The centre leaves it out while that place is drawn. */
  about?: string;
  /** An address to link to. It has passed `safeRedirect`. */
  link?: string;
};

/** The page's shared state. Only core, auth and `page/` write it. */
export type CoreState = {
  readonly session: SessionState;
  /** The flags as the page or the service gave them. Each bundle parses them (`useFlag`). */
  readonly flags: GivenFlags;
  /** ISO 3166 code of the registration's country, else of the geolocation's. Absent until one is known (FLG-02). */
  readonly country?: string;
  readonly messages: readonly CentreMessage[];
};

/** The functions by which core, auth and `page/` change the page’s shared state. */
export type CoreActions = {
  setSession(session: SessionState): void;
  setFlags(flags: GivenFlags): void;
  setCountry(country: string): void;
  /** Adds a message, or replaces the one with the same id. */
  publish(message: CentreMessage): void;
  dismiss(id: string): void;
  /** Announces `text` once in the page's polite live region. */
  announce(text: string): void;
};
