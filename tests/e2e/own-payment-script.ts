/*
 * The script that `own-payment.e2e.ts` adds to a page: an integrator's own payment provider, as their script registers
 * it.
 */
import { providePayment } from '../../src/widgets/parts/payment-fields/provide-payment.ts';
import type {
  FieldsState,
  PaymentFields,
  PaymentService,
} from '../../src/widgets/parts/payment-fields/payment-fields.ts';

declare global {
  /** The provider's server, which returns a token for a card. */
  var ownToken: (number: string) => Promise<string>;
}

const createFields = (): PaymentFields => {
  const label = Object.assign(document.createElement('label'), { textContent: 'Card at our bank ' });
  const input = document.createElement('input');
  label.append(input);
  const listeners = new Set<(state: FieldsState) => void>();
  let isDrawn = false;
  const state = (): FieldsState => ({
    status: isDrawn ? 'ready' : 'loading',
    complete: input.value !== '',
    errors: {},
    busy: false,
    asked: false,
  });
  const tell = () => listeners.forEach((listener) => listener(state()));
  input.addEventListener('input', tell);
  return {
    mount: (place) => {
      place.append(label);
      isDrawn = true;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      listener(state());
      return () => void listeners.delete(listener);
    },
    check: async () => (input.value === '' ? { number: 'required' } : {}),
    tokenise: async () => ({
      token: await ownToken(input.value),
      scheme: 'visa',
      lastFour: input.value.slice(-4),
    }),
    focus: () => input.focus(),
    dress: () => undefined,
    unmount: () => label.remove(),
  };
};

const service: PaymentService = { createFields, askBank: async () => 'passed' };

/** The provider's code loads when a step asks for it. */
export const stop = providePayment(async () => service);
