import type { Cart } from '../../../api/cart/cart.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Placing } from '../../../api/checkout/placing.rules.ts';
import { toStepCart } from '../../../api/checkout/step-cart.rules.ts';
import { checkoutSteps, type StepId } from '../../../api/checkout/steps.rules.ts';
import type { Order } from '../../../api/order/order.contract.ts';
import { flagIn } from '../../../core/flags/use-flag.ts';
import { runtime } from '../../../core/runtime.ts';
import { nextStep } from '../../../api/checkout/next-step.rules.ts';
import type { StepProps } from '../flow/step-props.ts';

/* The data of previews: an invented customer, so it is not translated. No service is asked. */

export const SAMPLE_ADDRESS = { userId: 'current', cartId: 'current', whose: '' };

const ADDRESS = {
  id: 'sample',
  firstName: 'Ana',
  lastName: 'Martin',
  companyName: 'Riverside School District',
  line1: '2200 Lakeview Avenue',
  town: 'Saint Paul',
  postalCode: '55108',
  phone: '+1 651 555 0142',
  country: { isocode: 'US', name: 'United States' },
  defaultAddress: true,
};

/** The states of placing that previews show. Nothing is requested and no time runs out. */
export const SAMPLE_PLACING = {
  refused: { state: 'refused', type: 'SanctionsDeclined' },
  placing: { state: 'placing', key: 'sample' },
  bank: { state: 'challenge', key: 'sample', challenge: '', until: 0 },
  unknown: { state: 'unknown', key: 'K-2048-7713', asked: 7, askAt: undefined },
} as const satisfies Record<string, Placing>;

const chosen = (cart: Cart) => ({
  ...cart,
  appliedVouchers: [],
  customerAccount: {
    id: 'sample',
    number: '4417',
    name: 'Riverside School District',
    type: 'ORGANIZATION' as const,
    billingAddress: ADDRESS,
    taxExempt: false,
    hasOrdered: true,
  },
  promotionStatus: undefined,
  qualifiedUser: {
    id: 'sample',
    firstName: 'Ana',
    lastName: 'Martin',
    email: 'ana.martin@school.example',
    level: 'ABC' as const,
  },
  deliveryAddress: ADDRESS,
  billingAddress: ADDRESS,
  payment: { type: 'PURCHASE_ORDER' as const, purchaseOrderNumber: 'PO-2207' },
});

/** Returns the amounts of a cart with a shipping method, when everything is calculated. */
const shipped = ({ totalPrice }: Cart) => {
  const money = (value: number) => ({ value, currencyIso: runtime().row.currency });
  const [shipping, tax] = [10, 90];
  return {
    deliveryMode: { code: 'ground' },
    deliveryCost: money(shipping),
    totalTax: money(tax),
    totalPriceWithTax: money((totalPrice?.value ?? 0) + shipping + tax),
  };
};

export const sampleOrder = (cart: Cart, status: Order['status']): Order => ({
  ...chosen(cart),
  entries: cart.entries.map((entry) => ({ ...entry, accessCodeCount: 0 })),
  invoices: [],
  promotions: [],
  consignments: [],
  code: '00000000',
  webReference: 'W-2048-7713',
  status,
  ...shipped(cart),
  hasAccessCodes: false,
  hasTraining: false,
});

/** Returns the props of a step in the sample checkout. Its buttons send nothing. */
export const sampleProps = (of: Cart, id: StepId, headingLevel: number): StepProps => {
  const cart: CheckoutCart = { ...chosen(of), ...(id === 'review' && shipped(of)) };
  const steps = checkoutSteps(toStepCart(cart), { purpose: 'order', now: 0 });
  const { flags } = runtime().registry.getSnapshot();
  const nothing = () => Promise.resolve(false);
  return {
    cart,
    at: SAMPLE_ADDRESS,
    step: steps.find((step) => step.id === id)!,
    steps,
    next: nextStep(steps, id),
    headingLevel,
    flag: (key) => flagIn(flags, key),
    busy: false,
    goOn: nothing,
    change: nothing,
    pay: () => Promise.resolve(undefined),
    goTo: () => undefined,
    setDirty: () => undefined,
    draft: { owner: '', place: { read: () => undefined, write: () => undefined, remove: () => undefined } },
    placing: {
      state: { state: 'ready' },
      held: undefined,
      checking: false,
      pressed: undefined,
      shown: undefined,
      payment: undefined,
      press: nothing,
      askAgain: nothing,
      mended: nothing,
      bankSaid: nothing,
    },
    isChangeTold: false,
    hold: nothing,
    isHeld: false,
    isQuoteOver: false,
    onQuoteOver: nothing,
    reviewForm: 'sample-review',
  };
};
