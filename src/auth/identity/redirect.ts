import { safeRedirect } from '../../core/redirect.ts';
import type { StoredTokens } from '../../core/stored-values.ts';
import type { AppStorage } from '../../core/storage.ts';
import { IdentityError } from '../identity-errors.ts';
import { isReturnAddress, readAuthorizeAnswer } from './authorize-answer.ts';
import type { OAuthClient } from './oauth-client.ts';
import { newSignInRequest } from './sign-in-request.ts';
import { exchangeCode, type Taking } from './take-tokens.ts';

type Leaving = {
  oauth: OAuthClient;
  storage: AppStorage;
  /** Where the shopper comes back to: a path of this site. */
  returnPath: string;
  /** The service shows nothing: who is not signed in there comes back as nobody. */
  silent?: boolean;
};

/** Leaves for the service, where its cookie is its own. What the way back needs lies in the tab's storage for 10 minutes. */
export const goAuthorize = async ({ oauth, storage, returnPath, silent }: Leaving): Promise<void> => {
  const request = newSignInRequest();
  storage.write('signIn', { ...request, returnPath });
  location.assign(await oauth.authorizeAddress(request, silent ? 'none' : undefined));
};

/**
 * The end of a redirect, when this page is one: its answer is used once, whatever comes of it. Undefined elsewhere.
 *
 * @throws {IdentityError} `no-redirect` when this tab began none in the last ten minutes; what authorization failed by.
 */
export const comeBack = async ({
  storage,
  ...taking
}: Taking & { storage: AppStorage }): Promise<{ tokens: StoredTokens; to: string } | undefined> => {
  const { href } = location;
  const { searchParams } = new URL(href);
  const isAnswer = searchParams.has('code') || searchParams.has('error');
  if (!isAnswer || !isReturnAddress(href, taking.config.redirectUri)) return undefined;
  // A code must not stay in the history, nor in what the page's other scripts see (SEC-04).
  history.replaceState(history.state, '', location.pathname);
  const begun = storage.read('signIn');
  storage.remove('signIn');
  if (begun === undefined) throw new IdentityError('no-redirect');
  const to = safeRedirect(begun.returnPath, { here: href }) ?? '/';
  try {
    const code = readAuthorizeAnswer(href, begun.state);
    return { tokens: await exchangeCode(taking, code, begun), to };
  } catch (error) {
    // Nobody is signed in, and the shopper is not left on a page without content.
    storage.signOut({ explicit: false });
    location.replace(to);
    throw error;
  }
};
