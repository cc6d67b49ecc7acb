/** Entry of the npm package. A widget's own entry, for example `assess-store-elements/cart`, defines its tag. */
export { configure } from './configure.ts';
export { providePayment } from '../widgets/parts/payment-fields/provide-payment.ts';
export type * from '../widgets/parts/payment-fields/payment-fields.ts';
export type { GivenPageConfig, PageConfigInput } from '../core/config/page-config.ts';
