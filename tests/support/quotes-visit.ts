import { page } from 'vitest/browser';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import { asCustomer } from './as-customer.ts';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';
import { startPage } from './start-page.ts';

const TAG = 'assess-quotes';

/** Quinn's quotes, by state. */
export const CANCELLED = 'Q-0048001';
export const ORDERED = 'Q-0048002';
export const EXPIRED = 'Q-0048003';
export const EXPIRING = 'Q-0048004';
export const READY = 'Q-0048005';
export const SUBMITTED = 'Q-0048006';

type Given = SceneOptions & { attributes?: Readonly<Record<string, string>>; who?: string };
type Held = {
  code: string;
  name?: string;
  state: string;
  cartId?: string;
  orderCode?: string;
  entries?: unknown[];
};

/** Makes a call as Quinn on another device. */
export const asQuinn = (scene: Scene, method: string, path: string, body?: unknown): Promise<unknown> =>
  asCustomer(scene, 'quinn', method, path, body);

/** Returns the quote as the service has it. */
export const held = async (scene: Scene, code: string): Promise<Held> =>
  (await asQuinn(scene, 'GET', `/quotes/${code}?fields=FULL`)) as Held;

/** Returns all of Quinn's quotes, newest first. */
export const heldQuotes = async (scene: Scene): Promise<Held[]> =>
  ((await asQuinn(scene, 'GET', '/quotes?fields=FULL')) as { quotes: Held[] }).quotes;

/** Changes a quote as if it happened elsewhere. */
export const orderQuote = (
  { backend }: Scene,
  code: string,
  change: { state?: string; lastDayIn?: number; orderCode?: string },
): Promise<Response> =>
  backend.fetch(
    new Request(`${location.origin}/__quotes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, ...change }),
    }),
  );

/** Opens a page with the widget only. Quinn is signed in and has a quote in each state. */
export const openQuotes = async ({
  faults = [],
  attributes = {},
  who = 'quinn',
  ...options
}: Given = {}): Promise<Scene> => {
  const scene = await setScene({ identity: {}, ...options });
  // The service gives Quinn the quotes of the page's site when they are first asked for.
  const { baseSite } = localeRow(options.locale ?? 'en-us');
  await asCustomer(scene, 'quinn', 'GET', '/quotes', undefined, baseSite);
  for (const fault of faults) scene.backend.faults.add(fault);
  beSignedIn(`user-${who}`);
  startPage();
  const element = document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return scene;
};

/** Opens the page of one quote in the same way. */
export const openQuote = (code: string, given: Given = {}): Promise<Scene> =>
  openQuotes({ ...given, attributes: { 'quote-id': code, ...given.attributes } });

/** Looks inside the widget only: the page's live region contains many of the same texts. */
export const said = (words: string | RegExp) =>
  page.elementLocator(document.querySelector(TAG) ?? document.body).getByText(words, { exact: false });

export const QUOTES_TAG = TAG;
export const quotesWidget = (): Element => document.querySelector(TAG)!;
/** Returns the numbers of the quotes that the list shows, in order. */
export const shownNumbers = (): (string | null)[] =>
  page
    .getByRole('link', { name: /^Q-\d{7}$/ })
    .elements()
    .map((one) => one.textContent);

/** Returns the focused element, in whichever shadow root it is. */
export const focusedElement = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

const stops: (() => void)[] = [];

/** Returns the addresses that the widget navigates to. The page itself stays until `endQuotes`. */
export const watchLeaving = (): string[] => {
  const targets: string[] = [];
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  const stay = (event: Event): void => {
    event.preventDefault();
    targets.push((event as Event & { destination: { url: string } }).destination.url);
  };
  navigation.addEventListener('navigate', stay);
  stops.push(() => navigation.removeEventListener('navigate', stay));
  return targets;
};

/** Cleans up after each test. */
export const endQuotes = async (scene: Scene | undefined): Promise<void> => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  await scene?.settled();
  history.replaceState(null, '', location.pathname);
};
