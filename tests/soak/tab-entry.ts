import { CART_FIELDS } from '../../src/api/commerce-request.ts';
import { isCartGone } from '../../src/api/cart/cart-failure.ts';
import { cartAddress } from '../../src/api/cart/cart-address.ts';
import { getCheckoutCart, type CheckoutCart } from '../../src/api/checkout/checkout-cart.contract.ts';
import { isPlacing } from '../../src/api/checkout/kept-placing.ts';
import { CART_KEY } from '../../src/api/cart/read-cart.ts';
import { orderPlacing, pressPlaceOrder } from '../../src/api/checkout/place-order.ts';
import { placingWords } from '../../src/api/checkout/placing-words.rules.ts';
import type { Placing } from '../../src/api/checkout/placing.rules.ts';
import { recentOrder } from '../../src/api/checkout/recent-order.ts';
import { services } from '../../src/api/services.ts';
import type { SessionPort } from '../../src/auth/index.ts';
import { createRegistry } from '../../src/page/create-registry.ts';
import { callService } from '../../src/core/http/call-service.ts';
import { retryRead } from '../../src/core/http/retry-read.ts';
import { registerServices } from '../../src/core/http/services.ts';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import { setRuntime, type Runtime } from '../../src/core/runtime.ts';
import { createStorage, type StoragePorts } from '../../src/core/storage.ts';
import { createTabs, type TabsPorts } from '../../src/core/tabs.ts';

/* A checkout page without its drawing. It is bundled into one script, which each page runs in a context of its own. */

export type TabPorts = {
  storage: Pick<StoragePorts, 'local' | 'session'>;
  tabs: Pick<TabsPorts, 'id' | 'channelFactory' | 'locks'>;
  window: EventTarget;
  now: () => number;
  /** Whether the flag of checkout retry is on. It does not change while the page is open. */
  retry: boolean;
};

/** The state that a page shows to its visitor: the person, the words on placing, the cart and where it leads. */
export type Shown = {
  person: string | undefined;
  state: Placing;
  /** The order key of the state, or of the last state that had one. */
  key: string | undefined;
  words: readonly string[];
  /** The ids of the failed calls that the message centre shows. */
  problems: readonly string[];
  cart: CheckoutCart | undefined;
  /** Where the checkout leads: to an order, the review or an empty cart; undefined before the first read. */
  leadsTo: { order: string } | 'review' | 'empty' | undefined;
};

const noTry = async (): Promise<undefined> => undefined;

export const open = ({ storage: areas, tabs: talk, window, now, retry }: TabPorts) => {
  const events = window as never;
  const storage = createStorage({ ...areas, now, events, report: () => undefined });
  const tabs = createTabs({ ...talk, name: 'assess', events });
  const signedIn = () => storage.read('signedIn');
  let own = signedIn();
  const session = {
    // A page whose sign-in has ended, or is another person's by now, follows that before it sends anything.
    token: async () => (hearSession(), own && `demo-token-${own.who}`),
    whose: () => ((signedIn()?.id ?? '') === (own?.id ?? '') ? (own?.id ?? '') : null),
    byCookie: () => false,
    renew: noTry,
    stepUp: noTry,
    enter: noTry,
    signIn: noTry,
    profile: noTry,
    signOut: noTry,
  } as unknown as SessionPort;
  const registry = createRegistry(tabs, session);
  const row = localeRow('en-us');
  const config = {
    commerceBase: 'http://commerce.localhost/headless/ecommerce/v2',
    commerceExtensions: true,
  };
  setRuntime({ config, row, author: false, registry, storage, tabs, overrides: [] } as unknown as Runtime);
  registerServices(services);

  let cart: CheckoutCart | undefined;
  let leadsTo: Shown['leadsTo'];
  let key: string | undefined;
  let reads = 0;
  const tellWho = () =>
    registry.actions.setSession(
      own ? { status: 'signed-in', id: own.who, user: undefined } : { status: 'anonymous' },
    );
  tellWho();
  const client = orderPlacing(document);
  const noteKey = () => {
    if ('key' in client.state) ({ key } = client.state);
  };
  noteKey();
  client.subscribe(noteKey);

  /** Reads the cart as the widget does. An answer is ignored if a later read has begun. */
  const read = async (): Promise<void> => {
    const number = (reads += 1);
    const address = cartAddress();
    const path = { userId: 'current', cartId: 'current', whose: address?.whose ?? '-' };
    try {
      const found = await retryRead(() =>
        callService(getCheckoutCart, { path, query: { fields: CART_FIELDS } }),
      );
      if (number !== reads) return;
      cart = found;
      leadsTo = 'review';
      client.show(found.orderKey);
    } catch (error) {
      if (number !== reads || !isCartGone(error)) return;
      const order = await recentOrder().catch(() => undefined);
      if (number !== reads) return;
      cart = undefined;
      leadsTo = order === undefined ? 'empty' : { order };
    }
  };
  registry.onChanged?.((changed) => {
    if (changed === 'cart' && own) void read();
  });
  const hearSession = () => {
    if (signedIn()?.id === own?.id) return;
    own = signedIn();
    reads += 1;
    cart = undefined;
    leadsTo = undefined;
    // As in `hear-session.ts`, the previous person's cart goes first, while the page still has their name.
    registry.keep(CART_KEY, undefined);
    tellWho();
    if (own) void read();
  };
  tabs.on('session', hearSession);
  window.addEventListener('pageshow', () => {
    hearSession();
    if (own) void read();
  });
  // The cart is read again, in case it could not be read without the network.
  window.addEventListener('online', () => own && void read());
  if (own) void read();

  return {
    shown: (): Shown => {
      const { state } = client;
      const leads = state.state === 'placed' ? { order: state.order } : leadsTo;
      // A confirmation shows no words on placing.
      const words = typeof leads === 'object' ? [] : placingWords(state, retry);
      const problems = registry.getSnapshot().messages.map(({ id }) => id);
      return { person: own?.who, state, key, words, problems, cart, leadsTo: leads };
    },
    press: (captcha?: string) => cart && pressPlaceOrder({ cart, captcha }, document),
    /** Whether an order is being placed. Nobody is signed out for inactivity meanwhile. */
    isHeld: () => isPlacing(),
    askAgain: () => client.askAgain(),
    mended: () => client.mended(),
    bankSaid: client.bankSaid.bind(client),
    /** Tells the page that one of its steps has changed the cart. */
    changed: () => registry.changed('cart'),
    signIn: (id: string, who: string) => {
      storage.write('signedIn', { id, who });
      hearSession();
      tabs.post('session', {});
    },
    signOut: () => {
      storage.signOut({ explicit: true });
      hearSession();
      tabs.post('session', {});
    },
  };
};

export type Tab = ReturnType<typeof open>;
