import { createBackend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { createPeople } from '../../demo-host/identity/people.ts';
import { cleanContent } from '../../docs/composer/clean-content.ts';
import { readState, SAMPLE } from '../../docs/composer/composer-state.ts';
import { attributesFrom, formFieldsOf } from '../../src/build/contract/form-fields.ts';
import { flagMocks } from '../../src/core/flags/flag-table.ts';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { beSignedIn } from '../../tests/support/be-signed-in.ts';
import { COMMERCE_BASE, fillCart } from '../../tests/support/fill-cart.ts';
import { createSceneIdentity, SCENE_IDENTITY } from '../../tests/support/scene-identity.ts';
import { answerCalls, beOnline, createTraffic } from '../../tests/support/scene-network.ts';
import { sayIfNothingDrawn } from './nothing-drawn.ts';
import { FAULT_ORDERS, situationOf } from './situations.ts';

/*
 * The page in the composer's frame: one widget, as the address says (EMB-12 b). The services are the demo host's, in the
 * page. Nothing of it reaches another page of this origin: what it stores is forgotten with it, and it has no cookies.
 */

const { state } = cleanContent(readState(location.hash, widgets));
const { widget, locale, look, fault } = state;
const name = widget.tag.replace('assess-', '');
const sample = state.state.startsWith(SAMPLE) ? state.state.slice(SAMPLE.length) : undefined;
const situation = situationOf(name, state.state);

/** Gives this page a storage of its own. */
const isolate = (): void => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const kept = new Map<string, string>();
    const value: Storage = {
      get length() {
        return kept.size;
      },
      key: (place) => [...kept.keys()][place] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, String(text)),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, area, { value });
  }
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  Reflect.deleteProperty(window, 'BroadcastChannel');
};

/** Starts the services, with what the situation asks for. */
const startServices = async (): Promise<void> => {
  const repository = createMemoryRepository(seedProducts());
  const clock = createClock();
  const people = createPeople(clock.now);
  const backend = createBackend({ repository, clock, people, development: true });
  for (const [code, longName] of Object.entries(situation.names))
    repository.saveProduct({ ...repository.product(code)!, name: longName });
  const { baseSite } = localeRow(locale);
  if (situation.lines.length > 0) {
    const guid = await fillCart(backend, baseSite, situation.lines);
    localStorage.setItem(storageName('cartGuid', baseSite), JSON.stringify(guid));
    const rows = situation.lines.map(({ code, quantity }) => ({ code, quantity: String(quantity) }));
    localStorage.setItem(
      storageName('quickOrderRows', baseSite),
      JSON.stringify({ rows, revision: 1, savedAt: Date.now() }),
    );
  }
  if (situation.who !== undefined) beSignedIn(`user-${situation.who}`);
  for (const order of FAULT_ORDERS[fault] ?? []) backend.faults.add(order);
  if (fault === 'offline') beOnline(false);
  const trees = createSceneIdentity(backend, people);
  const traffic = createTraffic();
  answerCalls(
    (path) => !path.startsWith('/docs/'),
    (request) =>
      new URL(request.url).pathname.startsWith('/auth/') ? trees.respond(request) : backend.respond(request),
    () => traffic,
  );
};

const element = (tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

const configuration = (): HTMLElement => {
  const block = element('script', { type: 'application/json', 'data-assess-config': '' });
  block.textContent = JSON.stringify({
    locale,
    commerceBase: COMMERCE_BASE,
    regional: '/regional',
    payment: 'https://pay.example',
    identity: SCENE_IDENTITY,
    // Pictures do not come by fetch, so nothing in the page can answer for them.
    flags: { ...flagMocks(), productImages: false },
    settings: { redirects: false },
    messages: state.texts,
    author: sample !== undefined,
  });
  return block;
};

const composed = (): HTMLElement => {
  const attributes = attributesFrom(widget, {
    ...situation.attributes,
    ...state.values,
    ...(sample !== undefined && { preview: sample }),
  });
  const made = element(widget.tag, attributes);
  for (const { name: field, slot } of formFieldsOf(widget)) {
    const html = state.values[field];
    if (slot === undefined || !html) continue;
    const place = slot === '' ? made : made.appendChild(element('div', { slot }));
    place.insertAdjacentHTML('beforeend', html);
  }
  return made;
};

/** Links of a sample lead nowhere: there is no shop behind it. */
const holdLinks = (event: MouseEvent): void => {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  const target = link?.getAttribute('href') ?? '#';
  if (!target.startsWith('#')) event.preventDefault();
};

document.documentElement.lang = locale;
document.documentElement.style.colorScheme = look === 'auto' ? 'light dark' : look;
if (sample !== undefined) document.documentElement.dataset['assessAuthor'] = '';
// The composer changes what stands after `#` only.
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#widget=')) location.reload();
});
addEventListener('click', holdLinks);
addEventListener('submit', (event) => event.preventDefault());
isolate();
history.replaceState(null, '', `${location.pathname}${situation.address}`);
await startServices();
document.head.append(configuration());
const shown = composed();
document.body.append(shown, element('script', { src: '/docs/widgets/loader.js' }));
new PerformanceObserver((marks) => {
  if (marks.getEntriesByName('assess-started').length > 0) sayIfNothingDrawn(shown);
}).observe({ type: 'mark', buffered: true });
