import type { LocaleRow } from '../locale/locale-table.ts';
import { runtime } from '../runtime.ts';
import type { Mend } from './define-endpoint.ts';

/** What all calls of one service have in common. */
export type Service = {
  /**
   * The address of a path below the service's base, with this query, and the headers of each try; `at`: of another locale's
   * store. The visitor's token is none of them.
   */
  address: (
    path: string,
    query: Record<string, string> | undefined,
    at: LocaleRow | undefined,
  ) => { url: string; headers?: Record<string, string> | undefined };
  /** Whether its calls always carry cookies. Else only those for somebody whom cookies sign in do. */
  credentials?: 'include';
  /**
   * Whether its 401 means that the token counts no more, and its advice that a proof is wanted: the call is then made once
   * more (IDN-05). Elsewhere a 401 may mean that the service knows nobody.
   */
  judgesTokens?: boolean;
  /** Parses an answer that the contract refuses, as far as it can be used (API-06). */
  mend?: Mend;
};

export type Services = Readonly<Record<string, Service>>;

let registered: Services = {};

/** Start-up's, and tests': the services that endpoints may name. */
export const registerServices = (services: Services): void => {
  registered = services;
};

/** One that is not registered is below the address that the page's configuration has under its name, without headers of ours. */
export const serviceNamed = (name: string): Service => registered[name] ?? { address: addressBelow(name) };

/** The address of a path below what the configuration has under this name. Where it has nothing, nobody calls. */
export const addressBelow =
  (name: string): Service['address'] =>
  (path, query) => ({
    url: `${(runtime().config as Record<string, unknown>)[name] as string}${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
  });
