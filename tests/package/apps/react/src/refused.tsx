// What the types must refuse, and take. Never run.
import { configure, providePayment } from 'assess-store-elements';
import type {
  AssessEvents,
  AssessQuickOrderElement,
  GivenPageConfig,
  PaymentService,
} from 'assess-store-elements';
import type {} from 'assess-store-elements/react';

// @ts-expect-error -- says where the commerce calls go
configure({ locale: 'en-us' });
// @ts-expect-error -- no setting of this name
configure({ commerceBase: '/commerce', commerceBas: '/commerce' });
// @ts-expect-error -- one of ten locales
configure({ commerceBase: '/commerce', locale: 'de-de' });

// @ts-expect-error -- no such switch
configure({ commerceBase: '/commerce', settings: { redirect: false } });
// @ts-expect-error -- true or false
configure({ commerceBase: '/commerce', flags: { upc: 'true' } });
// @ts-expect-error -- no such flag
configure({ commerceBase: '/commerce', flags: { upcs: true } });
// @ts-expect-error -- a text
configure({ commerceBase: '/commerce', messages: { 'cart.title': 7 } });

export const named = [<assess-cart className="wide" />, <assess-cart class="wide" />];
export const wrongTheme = (
  // @ts-expect-error -- one of three words
  <assess-cart theme="blue" />
);
export const wrongEvent = (
  <assess-cart
    onassess-cart-quantity={(event) => {
      // @ts-expect-error -- the detail has from and to
      event.detail.quantity;
    }}
  />
);
// @ts-expect-error -- no such tag
export const wrongTag = <assess-basket />;

const element: AssessQuickOrderElement = document.createElement('assess-quick-order');
// @ts-expect-error -- a number
element.headingLevel = 'second';
element.headingLevel = 3;

export const given: GivenPageConfig = { commerceBase: '/commerce', flags: 'mock' };
export const lines: AssessEvents['assess-cart-added']['lines'] = [{ code: 'LMS4-KIT', quantity: 1 }];

// @ts-expect-error -- a payment service has askBank too
providePayment({ createFields: () => fields });
declare const fields: ReturnType<PaymentService['createFields']>;
const service: PaymentService = { createFields: () => fields, askBank: async () => 'passed' };
providePayment(service);
export const stop: () => void = providePayment(() => Promise.resolve(service));
