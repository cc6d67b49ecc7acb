import { sampleCart } from '../../parts/cart-lines/sample-cart.ts';
import type { WidgetProps } from '../../kit/element/widget-contract.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import type { checkoutWidget } from '../checkout.widget.ts';
import { loadConfirmation } from '../flow/ConfirmationPart.tsx';
import { useLate } from '../../kit/element/late-part.ts';
import { CheckoutContext, type useCheckout } from '../flow/checkout-context.ts';
import { NoCart } from '../flow/NoCart.tsx';
import { NotLoaded } from '../flow/NotShown.tsx';
import { StepsAndOrder } from '../flow/Steps.tsx';
import { UnderWay } from '../placing/PlacingPart.tsx';
import type { Cart } from '../../../api/cart/cart.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Placing } from '../../../api/checkout/placing.rules.ts';
import { toStepCart } from '../../../api/checkout/step-cart.rules.ts';
import { checkoutSteps, type StepId } from '../../../api/checkout/steps.rules.ts';
import type { Order } from '../../../api/order/order.contract.ts';
import { flagIn } from '../../../core/flags/use-flag.ts';
import { runtime } from '../../../core/runtime.ts';
import { enterFlow } from '../../../api/checkout/flow.rules.ts';

/** Draws what author mode shows instead of a real checkout, in the state that the author chose. Source: EMB-11. */
export const SampleCheckout = ({ preview, headingLevel }: WidgetProps<typeof checkoutWidget>) => {
  switch (preview) {
    case 'loading':
      return <CheckoutSkeleton />;
    case 'empty':
      return <NoCart isNamed={false} headingLevel={headingLevel} />;
    case 'error':
      return (
        <NotLoaded error={undefined} reading={false} onRetry={() => undefined} headingLevel={headingLevel} />
      );
    case 'confirmation':
    case 'on-hold':
      return <SamplePlaced isHeld={preview === 'on-hold'} headingLevel={headingLevel} />;
    case 'bank':
    case 'unknown':
      return (
        <UnderWay
          state={SAMPLE_PLACING[preview]}
          headingLevel={headingLevel}
          amount={undefined}
          askAgain={() => undefined}
          bankSaid={() => undefined}
        />
      );
    case 'step':
    case 'review':
    case 'refused':
    case 'placing': {
      const step = preview === 'step' ? 'shipping-method' : 'review';
      const state = preview === 'refused' || preview === 'placing' ? SAMPLE_PLACING[preview] : undefined;
      return (
        <CheckoutContext value={sampleCheckout(sampleCart(), step, headingLevel, state)}>
          <StepsAndOrder />
        </CheckoutContext>
      );
    }
  }
};

const SamplePlaced = ({ isHeld, headingLevel }: { isHeld: boolean; headingLevel: number }) => {
  const { part } = useLate(loadConfirmation, true);
  if (!part) return <CheckoutSkeleton />;
  const order = sampleOrder(sampleCart(), isHeld ? 'ON_HOLD' : 'CREATED');
  return <part.PlacedOrder at={SAMPLE_ADDRESS} order={order} headingLevel={headingLevel} />;
};

/* The data of previews: an invented customer, so it is not translated. No service is asked. */

const SAMPLE_ADDRESS = { userId: 'current', cartId: 'current', whose: '' };

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
const SAMPLE_PLACING = {
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

const sampleOrder = (cart: Cart, status: Order['status']): Order => ({
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

/** Returns the sample checkout at a step. Its buttons send nothing. */
const sampleCheckout = (
  of: Cart,
  shown: StepId,
  headingLevel: number,
  state: Placing = { state: 'ready' },
): ReturnType<typeof useCheckout> => {
  const cart: CheckoutCart = { ...chosen(of), ...(shown === 'review' && shipped(of)) };
  const steps = checkoutSteps(toStepCart(cart), { purpose: 'order', now: 0 });
  const { flags } = runtime().registry.getSnapshot();
  const nothing = () => undefined;
  return {
    at: SAMPLE_ADDRESS,
    flow: { ...enterFlow({ cart, steps, pending: new Set() }, 'order', shown), shown },
    entry: { chosen: [], notChosen: [] },
    send: nothing,
    press: () => Promise.resolve(undefined),
    placing: {
      state,
      held: undefined,
      checking: false,
      pressed: undefined,
      shown: undefined,
      isQuoteOver: false,
      onQuoteOver: nothing,
      press: nothing,
      askAgain: nothing,
      mended: nothing,
      bankSaid: nothing,
    },
    flag: (key) => flagIn(flags, key),
    headingLevel,
    reviewForm: 'sample-review',
  };
};
