import { cartOf, checkVersion, etagOf } from '../cart/cart.ts';
import type { StoredCart, CartChoices, ChoiceStep } from '../cart/store.ts';
import { customerOf, viewOf } from '../core/commerce-call.ts';
import type { StoredAddress } from '../address/store.ts';
import type { Call } from '../core/endpoint-handler.ts';
import type { View, Services } from '../core/services.ts';
import { refuseChangedLines } from '../quote/quote.ts';
import { withoutWhatFell } from './what-follows.ts';

/** The cart after a change, and the answer for the caller. If nothing changed, it is the same object. */
export type Changed<Answer> = { cart: StoredCart; answer: Answer };

type CartPath = { userId: string; cartId: string };
type CartCall = Omit<Call, 'path' | 'body'> & { path: CartPath };

/**
 * Changes a cart in one transaction: reads it, checks If-Match, does the work, drops choices that no longer apply, and
 * saves the result as the next version. The ETag is the new version.
 */
export const changeCart = <Answer>(
  call: CartCall,
  services: Services,
  work: (cart: StoredCart, view: View) => Changed<Answer>,
): Answer =>
  services.repository.transaction(() => {
    const before = cartOf(call, services);
    checkVersion(call, before);
    const view = viewOf(call, services);
    const { cart, answer } = work(before, view);
    refuseChangedLines(before, cart);
    const kept =
      cart === before
        ? before
        : {
            ...withTouched(before, cart, withoutWhatFell(cart, view)),
            version: before.version + 1,
            modifiedAt: services.clock.now(),
          };
    if (kept !== before) services.repository.saveCart(kept);
    call.reply.headers['ETag'] = etagOf(kept);
    return answer;
  });

const CHOICES: Readonly<Record<ChoiceStep, keyof CartChoices>> = {
  account: 'accountId',
  'qualified-user': 'qualifiedUserId',
  'q-global': 'qGlobal',
  'shipping-address': 'deliveryAddress',
  'shipping-method': 'deliveryModeCode',
  'billing-address': 'billingAddress',
  payment: 'payment',
};
const STEPS = Object.keys(CHOICES) as ChoiceStep[];

/**
 * Notes the steps whose choice a call changed or let fall: they are the shopper's from then on (CHK-21). What falls by a
 * change of the lines is not noted.
 */
const withTouched = (before: StoredCart, changed: StoredCart, kept: StoredCart): StoredCart => {
  if (changed.choices === before.choices) return kept;
  const textOf = ({ choices }: StoredCart, step: ChoiceStep) => JSON.stringify(choices?.[CHOICES[step]]);
  const touched = STEPS.filter(
    (step) => before.touched?.includes(step) || textOf(before, step) !== textOf(kept, step),
  );
  return touched.length > 0 ? { ...kept, touched } : kept;
};

/** Changes the choices of a checkout in the same way. Only a customer's cart has choices. There is no answer. */
export const changeChoices = (
  call: CartCall,
  services: Services,
  work: (choices: CartChoices, cart: StoredCart, view: View) => CartChoices,
): undefined => {
  customerOf(call, services);
  return changeCart(call, services, (cart, view) => ({
    cart: { ...cart, choices: work(cart.choices ?? {}, cart, view) },
    answer: undefined,
  }));
};

/**
 * Lets a customer's carts that go, or are billed, to a saved address have it as it was edited. A cart that is being ordered
 * stays as it was sent. Source: ACC-02 e.
 */
export const followAddress = (user: string, address: StoredAddress, view: View): void => {
  for (const before of view.repository.cartsOf(user, view.site.uid)) {
    const { deliveryAddress, billingAddress } = before.choices ?? {};
    const isShipped = deliveryAddress?.id === address.id;
    const isBilled = typeof billingAddress === 'object' && billingAddress.id === address.id;
    if (before.placing || (!isShipped && !isBilled)) continue;
    const choices = {
      ...before.choices,
      ...(isShipped && { deliveryAddress: address }),
      ...(isBilled && { billingAddress: address }),
    };
    view.repository.saveCart({
      ...withoutWhatFell({ ...before, choices }, view),
      version: before.version + 1,
      modifiedAt: view.clock.now(),
    });
  }
};
