import { type Html, html, tidy } from './html.ts';

interface PartnerBody {
  readonly path: string;
  readonly title: string;
  readonly main: Html;
  readonly script?: string;
}

const SECTIONS = [
  { path: '/', label: 'Test materials' },
  { path: '/sidebar', label: 'Calendar' },
  { path: '/late', label: 'Requests' },
] as const;

const ORDER_TAG = html`<assess-quick-order>
  <p>To order without the form, send your list to the purchasing desk, extension 4417, by Thursday noon.</p>
</assess-quick-order>`;

function loaderTag(port: string): Html {
  const suffix = port === '' ? '' : `:${port}`;
  return html`<script
    src="http://shop.localhost${suffix}/widgets/loader.js"
    data-commerce-base="http://commerce.localhost${suffix}/headless/ecommerce/v2"
    data-store-url="http://shop.localhost${suffix}"
    data-locale="en-us"
    async
  ></script>`;
}

function sectionLink(path: string, label: string, current: string): Html {
  return html`<li><a href="${path}" ${path === current && html`aria-current="page"`}>${label}</a></li>`;
}

function document(body: PartnerBody, port: string): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${body.title} | StaffNet</title>
        <link rel="stylesheet" href="/assets/partner.css" />
        <link rel="icon" href="/assets/partner.svg" type="image/svg+xml" />
        ${loaderTag(port)} ${body.script !== undefined && html`<script src="${body.script}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to main content</a>
        <header>
          <div class="row">
            <p class="site">StaffNet <span>Harbor Point Unified School District</span></p>
            <nav aria-label="StaffNet">
              <ul>
                ${SECTIONS.map(({ path, label }) => sectionLink(path, label, body.path))}
              </ul>
            </nav>
          </div>
        </header>
        <main id="main" tabindex="-1" class="row">
          <h1>${body.title}</h1>
          ${body.main}
        </main>
        <footer>
          <div class="row">
            <p>Internal use only. Questions about this page: Office of Assessment, Room 12.</p>
          </div>
        </footer>
      </body>
    </html> `;
  return tidy(page);
}

const MATERIALS = html`<div class="notice">
    <p>
      <strong>Spring window.</strong> Requests for the spring testing window close on the last Friday of the
      month. Late requests need a principal’s signature.
    </p>
  </div>
  <h2>What we have on the shelf</h2>
  <div class="scroll" role="region" aria-label="Shelf stock" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Where</th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Record forms, grade 3</td>
          <td>Room 12, cabinet B</td>
          <td>41</td>
        </tr>
        <tr>
          <td>Stopwatches</td>
          <td>Room 12, drawer 2</td>
          <td>6</td>
        </tr>
        <tr>
          <td>Answer booklets, large print</td>
          <td>Warehouse</td>
          <td>18</td>
        </tr>
      </tbody>
    </table>
  </div>
  <h2>Order what is missing</h2>
  <p>School psychologists may order directly. Have the codes from your list ready.</p>
  ${ORDER_TAG}`;

const CALENDAR = html`<div class="split">
  <div>
    <p>Dates for the spring window. Make-up days are for absences only.</p>
    <div class="scroll" role="region" aria-label="Spring window" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Schools</th>
            <th scope="col">Make-up</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>March 1</td>
            <td>Alder, Birchwood</td>
            <td>Friday</td>
          </tr>
          <tr>
            <td>March 8</td>
            <td>Cedar Grove, Dunmore</td>
            <td>Friday</td>
          </tr>
          <tr>
            <td>March 15</td>
            <td>Eastgate, Fairview, Harbor High</td>
            <td>Thursday</td>
          </tr>
        </tbody>
      </table>
    </div>
    <h2>Before the day</h2>
    <ul>
      <li>Count the booklets twice, once with a colleague.</li>
      <li>Charge the tablets overnight.</li>
      <li>Tell the front office which rooms must stay quiet.</li>
    </ul>
  </div>
  <div class="rail">
    <h2>Short of forms?</h2>
    ${ORDER_TAG}
  </div>
</div>`;

const REQUESTS = html`<p>
    The order form is not on this page until you ask for it: the buttons below add it, move it, take it away
    and put it back, as a page’s own script may do.
  </p>
  <noscript><p>These buttons need JavaScript. Call the purchasing desk instead, extension 4417.</p></noscript>
  <p class="buttons">
    <button type="button" data-late="add">Add the form</button>
    <button type="button" data-late="append">Move it (appendChild)</button>
    <button type="button" data-late="move-before">Move it (moveBefore)</button>
    <button type="button" data-late="remove">Remove it</button>
    <button type="button" data-late="again">Add a second form</button>
  </p>
  <p role="status" data-late="status">No form on the page.</p>
  <div class="halves">
    <section aria-labelledby="left">
      <h2 id="left">Left column</h2>
      <div data-late="left"></div>
    </section>
    <section aria-labelledby="right">
      <h2 id="right">Right column</h2>
      <div data-late="right"></div>
    </section>
  </div>`;

const BODIES: readonly PartnerBody[] = [
  { path: '/', title: 'Test materials', main: MATERIALS },
  { path: '/sidebar', title: 'Testing calendar', main: CALENDAR },
  { path: '/late', title: 'Requests', main: REQUESTS, script: '/assets/late.js' },
];

/**
 * Returns a page of the integrator's intranet, or undefined. It knows nothing of the store except one script tag, which
 * names the origins of the shop and of the commerce service, on the port that it is served from.
 */
export function partnerPage(path: string, port: string): string | undefined {
  const body = BODIES.find((entry) => entry.path === path);
  return body && document(body, port);
}
