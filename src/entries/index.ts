import type { GivenPageConfig } from '../core/config/page-config.ts';
import { configure as setConfiguration } from '../core/config/read-page-config.ts';
import { lateOrWithout } from '../core/late.ts';

/* Entry of the npm package. A widget's own entry, for example `assess-store-elements/cart`, defines its tag. */

export { providePayment } from '../widgets/parts/payment-fields/provide-payment.ts';
export type * from '../widgets/parts/payment-fields/payment-fields.ts';
export type { GivenPageConfig, PageConfigInput } from '../core/config/page-config.ts';

/** Sets the page's configuration from code, once and first. The page's block or the loader's attributes take precedence. */
export const configure = (config: GivenPageConfig): void => {
  setConfiguration(config);
  if (typeof document === 'undefined') return;
  document.addEventListener('assess-cart-add', answerFirst, { once: true });
};

/** Answers `assess-cart-add` where no widget can take it. The loader does the same on its pages. */
const answerFirst = (event: Event): void =>
  void lateOrWithout(
    'answer to assess-cart-add',
    () => import('../core/events/unheard-adds.ts'),
    (part) => part.answerUnheard(event),
  );
