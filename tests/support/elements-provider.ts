import {
  digitsOf,
  expiryFault,
  expiryOf,
  numberFault,
  schemeOf,
  securityCodeFault,
  type Fault,
} from '../../demo-host/payment/frame/assets/card-rules.js';
import { paymentsIn, TOKEN_MS } from '../../demo-host/payment/payment-store.ts';
import type { Repository } from '../../demo-host/backend/core/repository.ts';

/*
 * A stand-in for a payment provider whose library has one object for each field, each with its own events, and a
 * promise of a token. Commerce knows its tokens, because both share the repository.
 */

export type ElementKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';
export type ElementChange = { empty: boolean; complete: boolean; error?: { code: Fault } };
export type CardElement = {
  on(event: 'ready' | 'change', listener: (change: ElementChange) => void): void;
  mount(place: HTMLElement): void;
  update(options: { style: { color: string } }): void;
  focus(): void;
  destroy(): void;
};
export type ProviderError = {
  error: {
    type: 'card_error' | 'timeout' | 'api_error' | 'not_authenticated';
    card?: TokenResult['token'];
  };
};
export type TokenResult = { token: { id: string; brand: string; last4: string } };
export type Provider = ReturnType<typeof createProvider>;

const LABELS = { cardNumber: 'Card number', cardExpiry: 'Expiration date', cardCvc: 'Security code' };

const faultOf = (kind: ElementKind, text: string): Fault | undefined => {
  if (kind === 'cardNumber') return numberFault(text);
  return kind === 'cardExpiry' ? expiryFault(text, new Date()) : securityCodeFault(text, undefined);
};

const createElement = (kind: ElementKind, isBroken: boolean) => {
  const label = document.createElement('label');
  const input = Object.assign(document.createElement('input'), { autocomplete: 'off' });
  label.append(LABELS[kind], ' ', input);
  const told: ((change: ElementChange) => void)[] = [];
  const ready: (typeof told)[number][] = [];
  input.addEventListener('input', () => {
    const code = faultOf(kind, input.value);
    for (const tell of told)
      tell({
        empty: input.value === '',
        complete: code === undefined,
        ...(code && code !== 'required' && { error: { code } }),
      });
  });
  const element: CardElement = {
    on: (event, listener) => void (event === 'ready' ? ready : told).push(listener),
    mount: (place) => {
      place.append(label);
      if (!isBroken) queueMicrotask(() => ready.forEach((tell) => tell({ empty: true, complete: false })));
    },
    update: ({ style }) => void Object.assign(input.style, style),
    focus: () => input.focus(),
    destroy: () => label.remove(),
  };
  return { element, text: () => input.value };
};

/** Creates the provider. `repository` is where commerce looks up its tokens. */
export const createProvider = (repository: () => Repository) => {
  const made = new Map<CardElement, () => string>();
  let next: ProviderError | 'action' | undefined;
  let isSilent = false;
  let isBroken = false;
  let count = 0;

  const keep = (number: string, expiry: string): TokenResult => {
    count += 1;
    const id = `second_${count}`;
    const { month, year } = expiryOf(expiry) ?? { month: 0, year: 0 };
    const brand = schemeOf(digitsOf(number))?.scheme ?? '';
    const last4 = digitsOf(number).slice(-4);
    paymentsIn(repository()).tokens.put(id, '', {
      token: id,
      kind: number === '' ? 'code' : 'card',
      scheme: brand,
      lastFour: last4,
      expiryMonth: month,
      expiryYear: year,
      behaviour: 'accepted',
      expiresAt: Date.now() + TOKEN_MS,
    });
    return { token: { id, brand, last4 } };
  };

  const provider = {
    create: (kind: ElementKind): CardElement => {
      const { element, text } = createElement(kind, isBroken);
      made.set(element, text);
      return element;
    },
    /**
     * Creates a token from the elements of a card, or of a saved card's security code. With `action`, the bank asks
     * first.
     */
    createToken: async (
      elements: Partial<Record<ElementKind, CardElement>>,
    ): Promise<TokenResult | ProviderError | { action: TokenResult }> => {
      const textOf = (kind: ElementKind) => made.get(elements[kind]!)?.() ?? '';
      const said = next;
      next = undefined;
      if (said && said !== 'action' && (said.error.type !== 'card_error' || isSilent)) return said;
      const result = keep(textOf('cardNumber'), textOf('cardExpiry'));
      if (said && said !== 'action') return { error: { ...said.error, card: result.token } };
      return said === 'action' ? { action: result } : result;
    },
    /** Draws the bank's question. */
    handleAction: (place: HTMLElement, result: TokenResult, closed: AbortSignal) =>
      new Promise<TokenResult | ProviderError>((resolve) => {
        const box = document.createElement('div');
        const end = (answer: TokenResult | ProviderError) => {
          box.remove();
          resolve(answer);
        };
        const refusal: ProviderError = { error: { type: 'not_authenticated' } };
        closed.addEventListener('abort', () => end(refusal));
        for (const [words, answer] of [
          ['Confirm payment', result],
          ['Don’t confirm', refusal],
        ] as const) {
          const button = Object.assign(document.createElement('button'), {
            type: 'button',
            textContent: words,
          });
          button.addEventListener('click', () => end(answer));
          box.append(button);
        }
        place.append(box);
      }),
  };
  return Object.assign(provider, {
    /** Sets how the next `createToken` ends. With `isSilent`, the fields don't report the refused card. */
    answerNext: (type: ProviderError['error']['type'] | 'action', how: { isSilent?: boolean } = {}) => {
      isSilent = how.isSilent === true;
      next = type === 'action' ? type : { error: { type } };
    },
    /** Sets whether its fields never load. */
    breakFields: (broken: boolean) => {
      isBroken = broken;
    },
  });
};
