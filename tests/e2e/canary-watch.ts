import type { Page, Request } from 'playwright/test';
import type { Host } from './fixtures.ts';

/** A place where something can be seen on a page, besides the field that it was typed into. */
export type Place =
  | 'address'
  | 'referrer'
  | 'history'
  | 'title'
  | 'cookies'
  | 'dom'
  | 'local storage'
  | 'session storage'
  | 'tokens'
  | 'other storage'
  | 'data layer'
  | 'window’s name'
  | 'console';

/** A part of a request. */
type Part = 'address' | 'headers' | 'body';

type Sent = readonly (readonly [path: RegExp, part: Part, hostname?: string])[];

/** A text that must not be seen anywhere except where its row allows it. */
export type Canary = {
  what: string;
  text: string;
  /** The places where it is shown or stored on purpose. */
  shown?: readonly Place[];
  /**
   * The requests that may contain it: paths of the shop's host, where the demo's services are, unless another host is
   * named.
   */
  sent?: Sent;
};

const IDENTITY = /^\/auth\//;
const COMMERCE = /^\/commerce\//;
const STORE = /^\/store-backend\//;

/** What is typed into a journey of the identity service is sent only there. */
export const toIdentity: Sent = [[/^\/auth\/json\/.*\/authenticate$/, 'body']];

/** A card is sent to the payment service, and only by its own frame. */
export const toPayment: Sent = [[/^\/v1\/tokens$/, 'body', 'pay.localhost']];

/** The card holder's name is sent to commerce with the card's token. */
export const toIdentityAndPayment: Sent = [
  ...toIdentity,
  [/^\/commerce\/.*\/carts\/[^/]+\/paymenttype$/, 'body'],
];

/**
 * Tokens are sent in headers to identity, commerce and store, to the service that revokes them, and as the protocol
 * requires.
 */
const toServices: Sent = [
  [IDENTITY, 'headers'],
  [COMMERCE, 'headers'],
  [STORE, 'headers'],
  [/^\/auth\/oauth2\/.*\/token\/revoke$/, 'body'],
];

export const accessToken = (text: string): Canary => ({
  what: 'access token',
  text,
  shown: ['tokens'],
  sent: toServices,
});

/**
 * An ID token. `id_token_hint` ends a session; the step-up's parameter goes back to the service that asked for it by a
 * header.
 */
export const idToken = (text: string): Canary => ({
  what: 'id token',
  text,
  shown: ['tokens'],
  sent: [
    ...toServices,
    [/^\/auth\/oauth2\/.*\/connect\/endSession$/, 'address'],
    [/^\/commerce\/.*\/accesscodes$/, 'address'],
  ],
});

/** Records the widgets' events between pages and scripts, as an analytics script would. Call it before the first page. */
export const listenToEvents = async (page: Page): Promise<void> => {
  await page.context().addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heardEvents: heard });
    const { dispatchEvent } = EventTarget.prototype;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event.type.startsWith('assess-') && event instanceof CustomEvent) {
        const seen = new Set<unknown>();
        const plain = (_key: string, value: unknown) => {
          if (value instanceof Node || typeof value === 'function' || seen.has(value)) return undefined;
          if (typeof value === 'object') seen.add(value);
          return value;
        };
        heard.push(JSON.stringify(event.detail, plain) ?? '');
      }
      return dispatchEvent.call(this, event);
    };
  });
};

/**
 * Returns everything on a page that another script, another site or the next visitor could see, as one text for each
 * place.
 */
const visible = (page: Page): Promise<Record<Exclude<Place, 'console'>, string>> =>
  page.evaluate(async () => {
    const textOf = (root: Document | ShadowRoot): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          // Only the field itself may contain what was typed into it.
          const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
          const attributes = [...element.attributes].filter(({ name }) => !isField || name !== 'value');
          const inner = element.shadowRoot ? textOf(element.shadowRoot) : '';
          return `${attributes.map(({ value }) => value).join(' ')} ${inner}`;
        })
        .join('\n') + ((root instanceof Document ? root.documentElement : root).textContent ?? '');
    const area = (storage: Storage, except?: string): string =>
      Object.keys(storage)
        .filter((name) => name !== except)
        .map((name) => `${name}=${storage.getItem(name) ?? ''}`)
        .join('\n');
    const { dataLayer, heardEvents } = globalThis as { dataLayer?: unknown; heardEvents?: string[] };
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return {
      address: location.href,
      referrer: document.referrer,
      history: JSON.stringify(history.state) ?? '',
      title: document.title,
      cookies: document.cookie,
      dom: textOf(document),
      'local storage': area(localStorage),
      'session storage': area(sessionStorage, 'assess.tokens'),
      tokens: sessionStorage.getItem('assess.tokens') ?? '',
      'other storage': [...databases, ...(await caches.keys())].join(),
      'data layer': [JSON.stringify(dataLayer), ...(heardEvents ?? [])].join('\n'),
      'window’s name': window.name,
    };
  });

/** Returns the forms that a text can have in an address, a form or JSON. */
const formsOf = (text: string): string[] => [
  text,
  encodeURIComponent(text),
  new URLSearchParams({ '': text }).toString().slice(1),
  JSON.stringify(text).slice(1, -1),
];

/**
 * Watches a browser for canaries in everything that its pages request, log and show. A canary that is added later is
 * also searched for in what was seen before.
 */
export const watchCanaries = (page: Page, host: Host, typed: readonly Canary[]) => {
  const canaries: Canary[] = [...typed];
  const said: string[] = [];
  const addresses = new Set<string>();
  const requests: { url: URL; headers: string; body: string }[] = [];
  const leaks = new Set<string>();
  const has = (text: string, canary: Canary) => formsOf(canary.text).some((form) => text.includes(form));

  const note = (request: Request): void => {
    const url = new URL(request.url());
    if (url.protocol === 'data:' || url.protocol === 'blob:') return;
    requests.push({ url, headers: JSON.stringify(request.headers()), body: request.postData() ?? '' });
  };
  const context = page.context();
  context.on('request', note);
  context.on('console', (message) => said.push(message.text()));
  const follow = (tab: Page) => tab.on('framenavigated', (frame) => addresses.add(frame.url()));
  context.pages().forEach(follow);
  context.on('page', follow);

  const judgeRequests = (): void => {
    for (const { url, headers, body } of requests)
      for (const canary of canaries)
        for (const [part, text] of Object.entries({ address: url.href, headers, body }) as [Part, string][]) {
          const isSent =
            canary.sent?.some(
              ([path, by, hostname]) =>
                by === part &&
                path.test(url.pathname) &&
                (hostname === undefined ? url.origin === host.shop : url.hostname === hostname),
            ) ?? false;
          if (has(text, canary) && !isSent) leaks.add(`${canary.what}: ${part} of a call of ${url.pathname}`);
        }
  };

  return {
    add: (...more: readonly Canary[]) => void canaries.push(...more),
    /** Checks everything that can be seen in a tab now. */
    look: async (tab: Page = page): Promise<void> => {
      const places = { ...(await visible(tab)), console: said.join('\n') };
      for (const [place, text] of Object.entries(places) as [Place, string][])
        for (const canary of canaries)
          if (!canary.shown?.includes(place) && has(text, canary))
            leaks.add(`${canary.what}: ${place} of ${new URL(tab.url()).pathname}`);
    },
    /** Returns what was seen where it must not be, including the addresses of all frames and all requests. */
    leaks: (): string[] => {
      judgeRequests();
      for (const address of addresses)
        for (const canary of canaries)
          if (has(address, canary)) leaks.add(`${canary.what}: the history, ${new URL(address).pathname}`);
      return [...leaks];
    },
    /** Returns the number of canaries, so that a test knows that it searched for something. */
    count: () => canaries.length,
    requests: () => requests.length,
  };
};
