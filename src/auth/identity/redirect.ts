import { safeRedirect } from '../../core/redirect.ts';
import type { AppStorage } from '../../core/storage.ts';
import { IdentityError } from '../identity-errors.ts';
import { isAnswerTo, isReturnAddress, readAuthorizeAnswer } from './authorize-answer.ts';
import type { OAuthClient } from './oauth-client.ts';
import { newSignInRequest } from './sign-in-request.ts';
import type { Asked } from './settle-sign-in.ts';
import { exchangeCode, type Taken, type Taking } from './take-tokens.ts';

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
  const id = storage.read('signedIn')?.id ?? '';
  storage.write('signIn', { ...request, returnPath, id, silent: silent === true });
  location.assign(await oauth.authorizeAddress(request, silent ? 'none' : undefined));
};

/**
 * The end of a redirect, when this page is one: its answer is used once, whatever comes of it. Undefined elsewhere. `keep` is
 * given what came and what it was asked for: a silent answer counts in the sign-in alone in which it was asked (SES-13).
 *
 * @throws {IdentityError} `no-redirect` when this tab began none in the last ten minutes; `state` when this is the answer to
 * something else, which changes nothing (SEC-14); what authorization failed by.
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
  // A code must not stay in the history, nor in what the page's other scripts see (SEC-04).
  history.replaceState(history.state, '', location.pathname);
  const begun = storage.read('signIn');
  if (begun === undefined) throw new IdentityError('no-redirect');
  const to = safeRedirect(begun.returnPath, { here: href }) ?? '/';
  if (!isAnswerTo(href, begun.state)) {
    // Anybody can lead a browser here: nobody is signed out, and what this tab began waits on for its own answer.
    location.replace(to);
    throw new IdentityError('state');
  }
  storage.remove('signIn');
  try {
    const code = readAuthorizeAnswer(href, begun.state);
    await keep(await exchangeCode(taking, code, begun), { id: begun.id || undefined, begins: !begun.silent });
    return { to };
  } catch (error) {
    // Who left is not signed in, and the shopper is not left on a page without content.
    if ((storage.read('signedIn')?.id ?? '') === begun.id) storage.signOut({ explicit: false });
    location.replace(to);
    throw error;
  }
};
