import { SEEDED_MAIL_ADDRESSES, SEEDED_PASSWORD, SEEDED_USER_NAMES } from '../identity/people.ts';
import { type Html, html, jsonBlock } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { loginHref, type Site, storeHref } from './site.ts';

/** Calls that ask for a proof first (IDN-05), as the demo's script makes them. `{order}` is the customer's first order. */
const DELICATE: readonly { name: string; method: string; path: string; body?: unknown }[] = [
  { name: 'Read access codes', method: 'GET', path: '/orders/{order}/accesscodes' },
  { name: 'Delete a card', method: 'DELETE', path: '/paymentdetails/8796093054002' },
];

const ORDERS: readonly { name: string; order: unknown }[] = [
  { name: 'Tokens of a minute', order: { tokenSeconds: 60 } },
  { name: 'Tokens of half an hour', order: { tokenSeconds: 1800 } },
  { name: 'End all tokens now', order: { revokeTokens: true } },
  { name: 'Forget all passkeys', order: { forgetPasskeys: true } },
];

function buttons(kind: 'order' | 'call', all: readonly { name: string }[]): Html {
  return html`<p class="actions">
    ${all.map(({ name }, index) => html`<button type="button" data-${kind}="${index}">${name}</button> `)}
  </p>`;
}

/**
 * Returns a page that shows what the identity service does: its mails, its tokens, and a proof before a sensitive
 * action.
 */
export function identityPage(site: Site): PageBody {
  const title = 'Signing in';
  const about =
    'What stands behind signing in on this demo: its people, the mails that would have been sent, how long a sign-in lasts, and what it asks before something delicate.';
  const people = SEEDED_USER_NAMES.join(', ');
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      <div class="flags">
        <section aria-labelledby="delicate">
          <h2 id="delicate">Something delicate</h2>
          <p>
            Sign in as one of ${people} with <code>${SEEDED_PASSWORD}</code>:
            <a href="${`${loginHref(site)}?returnTo=/demo/identity`}">${site.text.signIn.title}</a>. Then
            begin a note, and try one of these: you are asked for the password, and the note is still there.
          </p>
          <p class="after"><label for="note">A note to the order</label></p>
          <textarea id="note" rows="3"></textarea>
          ${buttons('call', DELICATE)}
          <p role="status" data-status></p>
          <h2 class="after">How long a sign-in lasts, and by what</h2>
          ${buttons('order', ORDERS)}
        </section>
        <section aria-labelledby="mails">
          <h2 id="mails">Mails</h2>
          <p>
            Nothing is really sent. Codes and links of signing in that go to
            ${SEEDED_MAIL_ADDRESSES.map((address, index) => html`${index > 0 && ', '}<code>${address}</code>`)}
            or anybody who registers arrive here. Of the store’s own mails, two are written: an order that
            Customer Support has placed for somebody, and a Q-global account that has another owner.
          </p>
          <ul class="index mails" data-mails>
            <li>None yet. A forgotten password brings one.</li>
          </ul>
          <p><a href="${storeHref(site, 'quickOrder')}">${site.text.quickOrder}</a></p>
        </section>
      </div>
      <script type="application/json" data-calls>
        ${jsonBlock({ call: DELICATE, order: ORDERS.map(({ order }) => order) })}
      </script>
    </div>`;
  return { title, description: about, main, script: '/assets/identity.js', current: '/demo/identity' };
}
