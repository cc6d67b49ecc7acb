import type { PaymentService } from './payment-fields.ts';

type Asked = CustomEvent<{ answerWith(service: object | Promise<object>): void }>;

/**
 * Puts another provider's card fields in the place of the payment frame's, in every checkout of the page from its next step on, until
 * the function that it gives is called. With a function the provider's code is loaded when a step first asks; it has 15 s. The
 * first provider that answers counts. Source: SEC-11 d.
 */
export const providePayment = (service: PaymentService | (() => Promise<PaymentService>)): (() => void) => {
  const answer = (event: Event): void => {
    const { detail } = event as Asked;
    detail.answerWith(typeof service === 'function' ? service() : service);
  };
  document.addEventListener('assess-payment-service', answer);
  return () => document.removeEventListener('assess-payment-service', answer);
};
