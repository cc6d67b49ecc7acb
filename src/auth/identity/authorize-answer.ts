import { IdentityError } from '../identity-errors.ts';

/** Returns whether an address is the redirect address: same origin and path, with any query. */
export const isReturnAddress = (href: string, redirectUri: string): boolean => {
  if (!URL.canParse(href)) return false;
  const [came, meant] = [new URL(href), new URL(redirectUri)];
  return came.origin === meant.origin && came.pathname === meant.pathname;
};

/** Returns whether an address with an authorization answer belongs to the request with this `state`. */
export const isAnswerTo = (href: string, state: string): boolean => {
  const states = new URL(href).searchParams.getAll('state');
  return states.length === 1 && states[0] === state;
};

const REFUSALS = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'access_denied',
]);

/**
 * Reads the code in the address that the identity service redirected to.
 *
 * @throws {IdentityError} `consent` if the service wants to show a page first, `state` if the answer is for another
 * request, `no-code` otherwise. Source: IDN-01, IDN-02.
 */
export const readAuthorizeAnswer = (href: string, state: string): string => {
  const answer = new URL(href).searchParams;
  const one = (name: string) => (answer.getAll(name).length === 1 ? answer.get(name) : null);
  if (!isAnswerTo(href, state)) throw new IdentityError('state');
  if (answer.has('error')) throw new IdentityError(REFUSALS.has(one('error') ?? '') ? 'consent' : 'no-code');
  const code = one('code');
  if (!code) throw new IdentityError('no-code');
  return code;
};
