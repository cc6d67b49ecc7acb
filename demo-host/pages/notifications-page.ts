import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, siteHref, storeHref } from './site.ts';

type Sample = readonly [label: string, notifications: unknown, note?: string];

const PATH = '/demo/notifications';

/** Returns an address with the parameter. A text is added as it is, anything else as JSON. */
export function withNotifications(path: string, notifications: unknown): string {
  const value = typeof notifications === 'string' ? notifications : JSON.stringify(notifications);
  return `${path}?notifications=${encodeURIComponent(value)}`;
}

function good(site: Site): Sample[] {
  const cart = storeHref(site, 'cart');
  const one = { id: 'demo-info', key: 'quote-requested', level: 'info', params: { number: '70012' } };
  const saved = { key: 'cart-saved', level: 'success', params: { name: 'Spring 2027' } };
  const expired = { key: 'quote-expired', level: 'warning', params: { number: '70003' } };
  return [
    ['Information', [one]],
    ['Done, with a link', [{ ...saved, id: 'demo-success', link: cart }]],
    ['Warning', [{ ...expired, id: 'demo-warning' }]],
    ['Signed out', [{ id: 'demo-ended', key: 'session-ended', level: 'warning' }]],
    [
      'Five at once',
      [
        { ...saved, id: 'demo-five-1' },
        { ...one, id: 'demo-five-2' },
        { ...expired, id: 'demo-five-3' },
        { id: 'demo-five-4', key: 'profile-saved', level: 'success' },
        { id: 'demo-five-5', key: 'qualification-sent', level: 'info' },
      ],
      'Two of them behind a button.',
    ],
  ];
}

const FRENCH: unknown = [
  {
    id: 'demo-fr-1',
    key: 'cart-saved',
    level: 'success',
    params: { name: 'Évaluations psychoéducatives anticonstitutionnellement long' },
  },
  { id: 'demo-fr-2', key: 'quote-expired', level: 'warning', params: { number: 'SOUM-2027-000070003' } },
  { id: 'demo-fr-3', key: 'session-ended', level: 'warning' },
];

const bare = { id: 'demo-bad', key: 'signed-out', level: 'info' };

/** Samples that must not show anything (SEC-01). */
const SPOOFED: readonly Sample[] = [
  ['Not JSON', 'Your account is locked. Call 1-900-555-0100.'],
  ['A made-up key', [{ ...bare, key: 'Your account is locked' }]],
  ['Free text, which this page does not allow', [{ ...bare, key: 'text', params: { text: 'Call us' } }]],
  ['Markup for a name', [{ ...bare, key: 'cart-saved', params: { name: '<img src=x onerror=alert(1)>' } }]],
  ['An address for a name', [{ ...bare, key: 'cart-saved', params: { name: 'www.evil.example' } }]],
  ['A link to somebody else', [{ ...bare, link: 'https://evil.example/' }]],
  ['A link that is a script', [{ ...bare, link: 'javascript:alert(1)' }]],
  ['A prototype', '[{"id":"demo-bad","key":"signed-out","level":"info","__proto__":{"polluted":true}}]'],
  ['Six items', Array.from({ length: 6 }, (_none, index) => ({ ...bare, id: `demo-bad-${index}` }))],
  ['Too long', [{ ...bare, params: { name: 'a'.repeat(5000) } }]],
];

function list(samples: readonly Sample[], path: string): Html {
  return html`<ul class="index">
    ${samples.map(
      ([label, notifications, note]) =>
        html`<li>
          <p><a href="${withNotifications(path, notifications)}">${label}</a></p>
          ${note !== undefined && html`<p>${note}</p>`}
        </li> `,
    )}
  </ul>`;
}

/** Returns a page with links to itself with all kinds of `notifications` parameters, valid and spoofed (SHL-07). */
export function notificationsPage(site: Site): PageBody {
  const title = 'Notifications in the address';
  const about =
    'Each link opens this page with a notifications parameter. A browser shows each of the good ones once; the button at the end makes it forget that.';
  const french = siteHref(site).replace(site.market.locale, 'fr-ca');
  const main = html`${pageHead(site, title, lead(about))}
    <div class="wrap">
      <h2>Shown once</h2>
      ${list(good(site), PATH)}
      ${list([['Three in French', FRENCH, 'On the site of Canada, with long words.']], french)}
      <h2>Spoofed: nothing may show</h2>
      ${list(SPOOFED, PATH)}
      <p>
        <button type="button" data-forget="assess.seenNotifications" hidden>Forget what was shown</button>
        <span role="status"></span>
      </p>
    </div>`;
  return { title, description: about, main, script: '/assets/forget.js' };
}
