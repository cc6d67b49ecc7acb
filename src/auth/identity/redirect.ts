import { safeRedirect } from '../../core/redirect.ts';
import type { AppStorage } from '../../core/storage.ts';
import { IdentityError } from '../identity-errors.ts';
import { isAnswerTo, isReturnAddress, readAuthorizeAnswer, newSignInRequest } from './authorize.ts';
import type { OAuthClient } from './oauth-client.ts';
import type { Asked } from './settle-sign-in.ts';
import { exchangeCode, type Taken, type Taking } from './take-tokens.ts';

type Leaving = {
  oauth: OAuthClient;
  storage: AppStorage;
  /** The path of this site that the shopper comes back to. */
  returnPath: string;
  /** True if the service must not show a page. A visitor without a session there comes back as anonymous. */
  silent?: boolean;
};

/** Redirects to the service. The data for the way back is kept in the tab's storage for 10 minutes. */
export const goAuthorize = async ({ oauth, storage, returnPath, silent }: Leaving): Promise<void> => {
  const request = newSignInRequest();
  const id = storage.read('signedIn')?.id ?? '';
  storage.write('signIn', { ...request, returnPath, id, silent: silent === true });
  location.assign(await oauth.authorizeAddress(request, silent ? 'none' : undefined));
};

/**
 * Completes a redirect, if this page is its end, else returns undefined. A silent answer only counts in the sign-in that
 * `keep` gets (SES-13). Throws `IdentityError`: `no-redirect` if this tab began none in ten minutes, `state` for another
 * request's answer (SEC-14).
 */
export const comeBack = async ({
  storage,
  keep,
  ...taking
}: Taking & {
  storage: AppStorage;
  keep: (taken: Taken, asked: Asked) => Promise<void>;
}): Promise<{ to: string } | undefined> => {
  const { href } = location;
  const { searchParams } = new URL(href);
  const isAnswer = searchParams.has('code') || searchParams.has('error');
  if (!isAnswer || !isReturnAddress(href, taking.config.redirectUri)) return undefined;
  // A code must not stay in the history, nor be visible to the page's other scripts (SEC-04).
  history.replaceState(history.state, '', location.pathname);
  const begun = storage.read('signIn');
  if (begun === undefined) throw new IdentityError('no-redirect');
  const to = safeRedirect(begun.returnPath, { here: href }) ?? '/';
  if (!isAnswerTo(href, begun.state)) {
    // Any site can lead a browser here. So nobody is signed out, and this tab still waits for its own answer.
    location.replace(to);
    throw new IdentityError('state');
  }
  storage.remove('signIn');
  try {
    const code = readAuthorizeAnswer(href, begun.state);
    await keep(await exchangeCode(taking, code, begun), { id: begun.id || undefined, begins: !begun.silent });
    return { to };
  } catch (error) {
    // The shopper is not signed in, and must not be left on a page without content.
    if ((storage.read('signedIn')?.id ?? '') === begun.id) storage.signOut({ explicit: false });
    location.replace(to);
    throw error;
  }
};
