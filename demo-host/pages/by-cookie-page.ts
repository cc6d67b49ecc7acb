import { SEEDED_PASSWORD, SEEDED_USER_NAMES } from '../identity/people.ts';
import { html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { loginHref, type Site, storeHref } from './site.ts';

/** Returns a page whose `identityProvider` is off: only the store's cookie says who is signed in (API-04). */
export function byCookiePage(site: Site): PageBody {
  const title = 'Known by a cookie';
  const about =
    'On this page the widgets use no tokens: the store’s own cookie says who is there, and each call carries it. The setting is {"identityProvider": false}.';
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      <p>
        Sign in as one of ${SEEDED_USER_NAMES.join(', ')} with <code>${SEEDED_PASSWORD}</code>:
        <a href="${`${loginHref(site)}?returnTo=/demo/by-cookie`}">${site.text.signIn.title}</a>. The header
        has your name from the store, and your cart is the one of your account. Signing out here signs out
        every tab.
      </p>
      <p class="after"><a href="${storeHref(site, 'quickOrder')}">${site.text.quickOrder}</a></p>
    </div>`;
  return {
    title,
    description: about,
    main,
    current: '/demo/by-cookie',
    settings: { identityProvider: false },
  };
}
