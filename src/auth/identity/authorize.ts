import { IdentityError } from '../identity-errors.ts';
import { tolerant } from '../../core/tolerant.ts';

type Silent = (address: string, redirectUri: string, timeoutMs: number) => Promise<string>;

/** Requests a code by a fetch that the service redirects back to this site. Returns the last address. */
export const authorizeByFetch: Silent = async (address, redirectUri, timeoutMs) => {
  const response = await fetch(address, {
    credentials: 'include',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new IdentityError(late ? 'authorize-timeout' : 'network', { cause });
  });
  if (isReturnAddress(response.url, redirectUri)) return response.url;
  if (response.status >= 400) throw new IdentityError('status', { status: response.status });
  // The redirects ended at a page of the service, which wants to be shown.
  throw new IdentityError('consent');
};

/** Requests a code in a hidden frame. Only its address counts, once it is on this site's own origin (SEC-05). */
export const authorizeByFrame: Silent = (address, redirectUri, timeoutMs) =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.setAttribute('aria-hidden', 'true');
    frame.title = '';
    const end = (settle: () => void) => {
      clearTimeout(timer);
      frame.removeEventListener('load', look);
      frame.remove();
      settle();
    };
    const look = () => {
      const href = tolerant(() => frame.contentWindow?.location.href);
      if (href === 'about:blank') return;
      const back = href !== undefined && isReturnAddress(href, redirectUri);
      end(() => (back ? resolve(href) : reject(new IdentityError('consent'))));
    };
    const timer = setTimeout(() => end(() => reject(new IdentityError('authorize-timeout'))), timeoutMs);
    frame.addEventListener('load', look);
    frame.src = address;
    document.body.append(frame);
  });

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
 * Reads the code in the address that the identity service redirected to. Throws `IdentityError`: `consent` if it wants to
 * show a page first, `state` for another request's answer, else `no-code`. Source: IDN-01, IDN-02.
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

/** The random values of one authorization request, which also identify its answer. Source: IDN-01, SEC-05, section 9. */
export type SignInRequest = { state: string; verifier: string; nonce: string };

/** Creates a request: state and nonce of 16 random bytes, verifier of 32 random bytes, as base64url. */
export const newSignInRequest = (): SignInRequest => ({
  state: randomWord(16),
  verifier: randomWord(32),
  nonce: randomWord(16),
});

const randomWord = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
