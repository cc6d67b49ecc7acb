import { bootstrap } from '../../src/page/start.ts';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import { asCustomer } from './as-customer.ts';
import { beSignedIn } from './be-signed-in.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

export type CartVisit = { scene: Scene; element: HTMLElement };

type VisitOptions = Omit<SceneOptions, 'lines'> & {
  /** The customer; an anonymous visitor if absent. */
  who?: string;
  /** The units by product code. */
  cart?: Readonly<Record<string, number>>;
  /** The earlier choices of a customer's cart, as calls below `/carts/current`. */
  chosen?: readonly (readonly [path: string, body?: unknown])[];
  /** The services' settings, by the names of the demo host's `/__settings`. */
  settings?: object;
  /** The faults, from when the cart is filled. */
  failing?: SceneOptions['faults'];
};

/** Draws a cart with `<assess-cart>`. */
export const visitCart = async (options: VisitOptions): Promise<CartVisit> => {
  const { who, cart = { 'FMS-KIT': 1 }, chosen = [], settings, failing = [], ...rest } = options;
  const lines = Object.entries(cart).map(([code, quantity]) => ({ code, quantity }));
  const scene = await setScene({ ...rest, ...(who ? { identity: {} } : { lines }) });
  if (who) {
    beSignedIn(`user-${who}`);
    bootstrap();
    const { baseSite } = localeRow(rest.locale ?? 'en-us');
    const as = (method: string, path: string, body?: unknown) =>
      asCustomer(scene, who, method, `/carts${path}`, body, baseSite);
    await as('POST', '', {});
    for (const { code, quantity } of lines)
      await as('POST', '/current/entries', { product: { code }, quantity });
    if (settings)
      await scene.backend.fetch(
        new Request(`${location.origin}/__settings`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ settings }),
        }),
      );
    for (const [path, body] of chosen) await as('PUT', `/current${path}`, body);
  }
  for (const fault of failing) scene.backend.faults.add(fault);
  const element = document.createElement('assess-cart');
  document.body.append(element);
  return { scene, element };
};
