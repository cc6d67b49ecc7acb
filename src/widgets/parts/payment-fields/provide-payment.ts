import type { PaymentService } from './payment-fields.ts';

type Asked = CustomEvent<{ answerWith(service: object | Promise<object>): void }>;

/**
 * Uses another provider's card fields instead of the payment frame's, in every checkout of the page from its next step
 * on, until the returned function is called. If `service` is a function, it is called when a step first needs it, and
 * has 15 s. The first provider that answers is used. Source: SEC-11 d.
 */
export const providePayment = (service: PaymentService | (() => Promise<PaymentService>)): (() => void) => {
  const answer = (event: Event): void => {
    const { detail } = event as Asked;
    detail.answerWith(typeof service === 'function' ? service() : service);
  };
  document.addEventListener('assess-payment-service', answer);
  return () => document.removeEventListener('assess-payment-service', answer);
};
