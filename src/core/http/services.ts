import type { LocaleRow } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';
import type { Mend } from './define-endpoint.ts';

/** The properties that all calls of one service share. */
export type Service = {
  /**
   * Returns the address of a path below the service's base address, and the headers of each request. `at` is the locale
   * whose store is called, if not the page's. The visitor's token is not among the headers.
   */
  address: (
    path: string,
    query: Record<string, string> | undefined,
    at: LocaleRow | undefined,
  ) => { url: string; headers?: Record<string, string> | undefined };
  /** `include` if all calls carry cookies. By default they do so only for a visitor who is signed in by cookies. */
  credentials?: 'include';
  /**
   * Whether a 401 means that the token is no longer valid, and an advice that a proof is needed. The call is then repeated
   * (IDN-05). For other services, a 401 may just mean that nobody is signed in.
   */
  judgesTokens?: boolean;
  /** Parses an answer that the contract refused, leaving out what cannot be used (API-06). */
  mend?: Mend;
};

export type Services = Readonly<Record<string, Service>>;

let registered: Services = {};

/** Registers the services that endpoints may name. Start-up and tests call it. */
export const registerServices = (services: Services): void => {
  registered = services;
};

/** Returns a service by name. An unregistered name is a service at the address that the configuration has under that name. */
export const serviceNamed = (name: string): Service => registered[name] ?? { address: addressBelow(name) };

/** Builds addresses below the one that the configuration has under this name. If it has none, no call is made. */
export const addressBelow =
  (name: string): Service['address'] =>
  (path, query) => ({
    url: `${(runtime().config as Record<string, unknown>)[name] as string}${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
  });
