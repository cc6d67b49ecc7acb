import type { CurrentCustomer } from '../../auth/customer/store.contract.ts';
import { CUSTOMER_KEY, readCustomer, readRoutingRegion } from '../../auth/customer/store-reads.ts';
import { visitorCountry } from '../../api/geo/geo.contract.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { resolveSettings } from '../../core/config/settings.ts';
import { createCookies } from '../../core/cookies.ts';
import type { LocaleMatter } from '../../core/prompts/matters.ts';
import { late } from '../../core/late.ts';
import {
  bringsHandOver,
  parseHandOver,
  joinKept,
  readKept,
  writeKept,
} from '../../core/locale-switch/kept-lines.ts';
import { recordLocaleChoice, addressIn } from '../../core/locale-switch/go-to-locale.ts';
import { takeArrival, type Arrival, noteVisit, readVisit } from '../../core/locale-switch/locale-visit.ts';
import { isLocaleNamed, isShopPage } from '../../core/locale-switch/shop-page.ts';
import { registrationMove } from '../../core/locale-switch/registration-move.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { runtime } from '../../core/runtime.ts';

/** The stored value if geolocation was asked and did not know the country. */
const NONE = '-';

/**
 * Checks the visitor's locale, once for each page and after its first paint: by the registration country, else by the
 * country. A failure changes nothing. Source: LOC-07, LOC-08, LOC-09, FLG-02.
 */
export const followLocale = async (): Promise<void> => {
  const { storage, row, registry } = runtime();
  const inShop = isShopPage();
  if (inShop) {
    const arrival = takeHandOver() ?? takeArrival(storage, row.locale);
    // A shopper who chose the locale knows where they are. They are only told about the kept lines.
    if (arrival?.reason === 'chosen') void raise({ kind: 'kept', arrival });
    else if (arrival) void raise({ kind: 'arrived', from: arrival.from, reason: arrival.reason });
    else if (storage.read('keptLines') && routeName() === 'cart' && !readVisit(storage).keptClosed)
      void raise({ kind: 'kept' });
  }
  void learnRegion();
  const begun = watchForBeginning();
  const registered = await registrationCountry();
  const mayLeave = !begun();
  if (registered === undefined) return locate();
  registry.actions.setCountry(registered);
  if (inShop) move(registered, mayLeave);
};

/** Asks once a session for the region of this visitor's calls, which is used from the next call on (LOC-05, API-04). */
const learnRegion = async (): Promise<void> => {
  const { config, row, storage } = runtime();
  if (config.store === undefined || storage.read('routingRegion', row.baseSite) !== undefined) return;
  try {
    storage.write('routingRegion', await retryRead(readRoutingRegion), row.baseSite);
  } catch (error) {
    console.info('Assess widgets: the store could not say where calls go; the locale says it.', error);
  }
};

/** Takes the data that a switch on another host of the shop sent along, and removes it from the address in any case. */
const takeHandOver = (): Arrival | undefined => {
  const { hash, href } = location;
  if (!bringsHandOver(hash)) return undefined;
  history.replaceState(history.state, '', href.slice(0, href.indexOf('#')));
  const { storage, row } = runtime();
  const handed = parseHandOver(hash);
  if (handed === undefined || handed.from === row.locale) return undefined;
  recordLocaleChoice(row.locale);
  if (handed.lines.length > 0) writeKept(storage, joinKept(readKept(storage), handed.lines));
  return { from: handed.from, reason: 'chosen' };
};

/** Shows a matter. The dialogs' code is loaded when there is something to show. */
const raise = async (matter: LocaleMatter): Promise<void> =>
  (await late(() => import('../../core/prompts/raise-matter.ts'))).raiseMatter(matter);

const routeName = () => matchRoute(location.pathname)?.name;

/** Returns the customer's registration country. Undefined if it is not known, or the store can't be asked. */
const registrationCountry = async (): Promise<string | undefined> => {
  const { config, registry } = runtime();
  if (config.store === undefined) return undefined;
  try {
    // The session may make the same call. It must be waited for anyway.
    await registry.session?.token();
    // While a member of customer service acts for a customer nothing leads to another locale (ACC-08 g).
    if (registry.session?.acting?.() !== undefined) return undefined;
    const known = registry.reading(CUSTOMER_KEY).data as CurrentCustomer | null | undefined;
    const customer = known === undefined ? await askStore() : known;
    return /^[a-z]{2}$/i.exec(customer?.registrationCountryIso ?? '')?.[0].toUpperCase();
  } catch (error) {
    console.info('Assess widgets: the store could not say who is there.', error);
    return undefined;
  }
};

/**
 * Asks the store for its customer; anonymous visitors of a page with the identity service at most once in 5 minutes
 * (section 7), because a 401 shows in the console. Without that service always: they must be switched when they come back
 * from a sign-in.
 */
const askStore = async (): Promise<CurrentCustomer | undefined> => {
  const { config, registry, storage } = runtime();
  const isNobody = registry.getSnapshot().session.status === 'anonymous' && config.identity !== undefined;
  if (isNobody && storage.read('nobodyKnown')) return undefined;
  const customer = await retryRead(readCustomer);
  if (isNobody && customer === undefined) storage.write('nobodyKnown', true);
  return customer;
};

/** Returns a function that says whether the shopper has begun something here, so that a late answer must not redirect. */
const watchForBeginning = (): (() => boolean) => {
  const stop = new AbortController();
  let begun = false;
  const note = () => {
    begun = true;
  };
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, note, { capture: true, passive: true, signal: stop.signal });
  return () => {
    stop.abort();
    return begun;
  };
};

const move = (country: string, mayLeave: boolean): void => {
  const { config, row, storage } = runtime();
  const decided = registrationMove({
    locale: row.locale,
    country,
    cookies: createCookies(document),
    storage,
    mayLeave: mayLeave && resolveSettings(config.settings, location.pathname).redirects,
  });
  if (decided === undefined) return;
  const address = addressIn(decided.to);
  if (address === undefined) return;
  if (decided.how === 'go') location.replace(address);
  else void raise({ kind: 'offered', to: decided.to });
};

/** Asks for the visitor's country, once a session. Later pages of the session use the same answer. */
const locate = async (): Promise<void> => {
  const { config, storage, registry } = runtime();
  if (config.geo === undefined) return;
  let known = storage.read('countryAsked');
  if (known === undefined) {
    storage.write('countryAsked', NONE);
    known = await findCountry();
    storage.write('countryAsked', known);
  }
  if (known !== NONE) registry.actions.setCountry(known);
  else if (mustSayUnknown() && !readVisit(storage).unknownSaid) {
    noteVisit(storage, { unknownSaid: true });
    await raise({ kind: 'country-unknown' });
  }
};

/** Asks once: there is no retry, no cookie, and no header that would need a preflight. Source: LOC-09. */
const findCountry = async (): Promise<string> => {
  try {
    return (await callService(visitorCountry, {})).country;
  } catch (error) {
    console.info('Assess widgets: the visitor’s country could not be found.', error);
    return NONE;
  }
};

const mustSayUnknown = (): boolean => {
  const { config } = runtime();
  const name = routeName();
  return (
    name === 'contactUs' ||
    name === 'internationalOffices' ||
    !isLocaleNamed({ host: location.host, path: location.pathname, configured: config.locale })
  );
};
