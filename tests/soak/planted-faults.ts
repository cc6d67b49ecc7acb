/** A fault in a file of the client's code: the text that must be there, and the text with the fault. */
export type Fault = { file: string; was: string; is: string };

/** Faults that break the rule of placing an order exactly once. The soak must find each of them. Source: REL-09. */
export const PLANTED: Readonly<Record<string, readonly Fault[]>> = {
  'no key is kept': [
    {
      file: 'placing-calls.ts',
      was: "this.#subject.kept.keep(key, attempt, { state: 'sent' }, told);",
      is: '',
    },
  ],
  'a call is sent from unknown': [
    {
      file: 'placing-client.ts',
      was: "if (state !== 'ready' && state !== 'refused') return;",
      is: "if (state === 'unknown') this.#page.set({ state: 'ready' }); else if (state !== 'ready' && state !== 'refused') return;",
    },
    {
      file: 'placing-client.ts',
      was: 'isTaken) this.#takeOver(kept);',
      is: "isTaken && kept?.state !== 'sent') this.#takeOver(kept);",
    },
  ],
  'no If-Match is sent': [
    {
      file: 'place-order.ts',
      was: '...(version !== undefined && { \'If-Match\': `"${version}"` }),',
      is: '',
    },
  ],
  'a sign-out is ignored': [
    { file: 'placing-page.ts', was: 'if (isSame) return false;', is: 'return false;' },
  ],
  'the cart is cleared on 5xx': [
    {
      file: 'place-order.ts',
      was: 'const sent = sentBy(error);',
      is: "if (error.status >= 500) await callService({ service: 'commerce', auth: 'whoever', method: 'DELETE', path: '/users/{userId}/carts/current', response: askByKey.response, timeoutMs: 15000 }, { path: whoseOrders() }).catch(() => undefined); const sent = sentBy(error);",
    },
  ],
};
