import { KEY_USER_NAME, SEEDED_PASSWORD } from '../identity/people.ts';
import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { loginHref, type Site } from './site.ts';
import { directOrder } from './store-pages.ts';

const TITLE = 'What sign-in can ask';
const ABOUT =
  'Every question that an identity service can ask, one after the other. Nobody is signed in by it. reCAPTCHA, PingOne Protect and device profiles are answered by a stand-in of this page.';

const STAND_INS = [
  ['pass', 'passes'],
  ['fail', 'fails'],
  ['never', 'never answers'],
] as const;

/**
 * Returns a page with all callback types in a real browser, including passkeys, and a stand-in for the checks that a
 * page makes (IDN-04).
 */
export function galleryPage(site: Site): PageBody {
  const main = html`${pageHead(site, TITLE, lead(ABOUT))}
    <div class="wrap">
      <p>
        To sign in with a passkey beside the password, <a href="${loginHref(site)}">sign in</a> as
        <code>${KEY_USER_NAME}</code> with <code>${SEEDED_PASSWORD}</code>: after the password you can create
        one, on this device or on a security key that you plug in. Sign out and in again, and you are asked
        for it; “Use another way” sends a code, which <a href="/demo/identity">/demo/identity</a> shows. The
        delicate calls of that page ask for the passkey as well, or for the password.
      </p>
      <p class="after">
        <label
          >The stand-in
          <select id="stand-in">
            ${STAND_INS.map(([value, label]) => html`<option value="${value}">${label}</option> `)}
          </select></label
        >
      </p>
      <div class="after"><assess-sign-in tree="Gallery">${directOrder(site)}</assess-sign-in></div>
      <p class="after">
        <a href="/demo/passkey">Sign in, and create a passkey</a> · <a href="/demo/passkey-use">Use it</a>
      </p>
    </div>`;
  return { title: TITLE, description: ABOUT, main, script: '/assets/checks.js' };
}

/** Returns a sign-in page for one tree. Passkeys that are created here work on this host only. */
export function treePage(site: Site, title: string, tree: string): PageBody {
  const main = html`${pageHead(site, title)}
    <div class="wrap">
      <assess-sign-in tree="${tree}" return-to="/demo/sign-in">${directOrder(site)}</assess-sign-in>
    </div>`;
  return { title, description: title, main };
}
