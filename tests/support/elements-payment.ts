import type {
  CardToken,
  FieldCode,
  FieldsState,
  PaymentField,
  PaymentFields,
  PaymentService,
  Refusal,
} from '../../src/widgets/parts/payment-fields/payment-fields.ts';
import type {
  CardElement,
  ElementChange,
  ElementKind,
  Provider,
  ProviderError,
  TokenResult,
} from './elements-provider.ts';

/* The second adapter of SEC-11 d, as the checkout's payment service: a provider with one object for each field. */

const FIELDS: Readonly<Record<PaymentField, ElementKind>> = {
  number: 'cardNumber',
  expiry: 'cardExpiry',
  securityCode: 'cardCvc',
};
const WORDS: Readonly<Record<FieldCode, string>> = {
  required: 'This field is required.',
  invalid: 'Check this field.',
  scheme: 'This card isn’t accepted.',
  expired: 'This card has expired.',
  'too-far': 'This year is too far ahead.',
};
const REFUSALS: Readonly<Record<ProviderError['error']['type'], Refusal['refused']>> = {
  card_error: 'refused',
  timeout: 'timed-out',
  api_error: 'failed',
  not_authenticated: 'not-confirmed',
};
const BEFORE: FieldsState = { status: 'loading', complete: false, errors: {}, busy: false, asked: false };
const EMPTY: ElementChange = { empty: true, complete: false };

const codeOf = ({ empty, complete, error }: ElementChange): FieldCode | undefined => {
  if (empty) return 'required';
  return complete ? undefined : (error?.code ?? 'invalid');
};

const endOf = (result: TokenResult | ProviderError): CardToken | Refusal =>
  'error' in result
    ? {
        refused: REFUSALS[result.error.type],
        ...(result.error.card && {
          card: { scheme: result.error.card.brand, lastFour: result.error.card.last4 },
        }),
      }
    : { token: result.token.id, scheme: result.token.brand, lastFour: result.token.last4 };

/** The element of one field, and the text that its provider leaves to the page. */
type Part = { element: CardElement; last: ElementChange; words: HTMLElement };

const createFields = (provider: Provider): PaymentFields => {
  let parts = new Map<PaymentField, Part>();
  let state = BEFORE;
  let place: HTMLElement | undefined;
  const listeners = new Set<(state: FieldsState) => void>();
  const change = (news: Partial<FieldsState>) => {
    state = { ...state, ...news };
    for (const listener of listeners) listener(state);
  };
  const remove = () => {
    for (const { element, words } of parts.values()) {
      element.destroy();
      words.remove();
    }
    parts = new Map();
  };
  const addPart = (field: PaymentField, into: HTMLElement, color: string, onReady: () => void) => {
    const words = Object.assign(document.createElement('p'), { role: 'status' });
    const part: Part = { element: provider.create(FIELDS[field]), last: EMPTY, words };
    parts.set(field, part);
    part.element.on('ready', onReady);
    part.element.on('change', (last) => {
      part.last = last;
      const complete = [...parts.values()].every((one) => one.last.complete);
      change({ complete, errors: { ...state.errors, [field]: last.error?.code } });
    });
    part.element.update({ style: { color } });
    part.element.mount(into);
    into.append(words);
  };

  return {
    mount: (into, { mode, appearance, scheme }) => {
      remove();
      place = into;
      // A provider with four-digit codes needs the scheme.
      into.dataset['scheme'] = scheme ?? '';
      change(BEFORE);
      const fields: readonly PaymentField[] =
        mode === 'saved' ? ['securityCode'] : ['number', 'expiry', 'securityCode'];
      let missing = fields.length;
      const onReady = () => {
        missing -= 1;
        if (missing === 0) change({ status: 'ready' });
      };
      for (const field of fields) addPart(field, into, appearance.text, onReady);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      listener(state);
      return () => void listeners.delete(listener);
    },
    check: async () => {
      // A service may name its fields in any order.
      const named = [...parts].toReversed();
      const errors = Object.fromEntries(named.map(([field, { last }]) => [field, codeOf(last)]));
      for (const [field, { words }] of parts) words.textContent = errors[field] ? WORDS[errors[field]] : '';
      change({ errors });
      return errors;
    },
    tokenise: async (signal) => {
      change({ busy: true });
      const elements = Object.fromEntries([...parts].map(([field, { element }]) => [FIELDS[field], element]));
      const result = await provider.createToken(elements);
      signal.throwIfAborted();
      if (!('action' in result)) {
        change({ busy: false });
        return endOf(result);
      }
      change({ asked: true });
      const answered = provider.handleAction(place!, result.action, signal).then((answer) => {
        change({ busy: false, asked: false });
        signal.throwIfAborted();
        return endOf(answer);
      });
      answered.catch(() => undefined);
      return { challenge: { answered: () => answered } };
    },
    focus: (field) => parts.get(field ?? [...parts.keys()][0]!)?.element.focus(),
    dress: ({ text }) => parts.forEach(({ element }) => element.update({ style: { color: text } })),
    unmount: () => {
      remove();
      change(BEFORE);
    },
  };
};

export const createElementsPayment = (provider: Provider): PaymentService => ({
  createFields: () => createFields(provider),
  askBank: async (place, { challenge }, signal) => {
    const result = { token: { id: challenge, brand: '', last4: '' } };
    const answer = await provider.handleAction(place, result, signal);
    signal.throwIfAborted();
    return 'error' in answer ? 'not-confirmed' : 'passed';
  },
});
