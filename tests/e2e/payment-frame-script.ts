/*
 * The script that `payment-frame.e2e.ts` adds to a page: the adapter of the payment frame, and a container as in the
 * checkout.
 */
import { appearanceOf, followTheme } from '../../src/widgets/parts/payment-fields/appearance.ts';
import { createFramePayment } from '../../src/widgets/parts/payment-fields/frame-payment.ts';
import type {
  FieldsState,
  MountOptions,
  PaymentField,
} from '../../src/widgets/parts/payment-fields/payment-fields.ts';

const OPTIONS = { locale: 'en-us', mode: 'new', title: 'Card details' } as const;

const AMOUNT = '$412.50';

const place = (): HTMLElement => document.querySelector<HTMLElement>('.pay-place')!;

/** Mounts the fields on this page and records their events. */
export const open = (base: string, given: Partial<MountOptions> = {}) => {
  const service = createFramePayment(base);
  const fields = service.createFields();
  const states: FieldsState[] = [];
  fields.subscribe((state) => states.push(state));
  let entered = 0;
  const onEnter = () => {
    entered += 1;
  };
  const options = { ...OPTIONS, onEnter, appearance: appearanceOf(place()), ...given };
  fields.mount(place(), options);
  followTheme(place(), fields.dress);

  let leave = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const tokenise = async () => {
    leave = new AbortController();
    const first = await fields.tokenise(leave.signal, AMOUNT);
    return 'challenge' in first ? first.challenge.answered() : first;
  };
  return {
    state: () => states.at(-1)!,
    states: () => states,
    entered: () => entered,
    check: () => fields.check(),
    focus: (field?: PaymentField) => fields.focus(field),
    tokenise,
    begin: () => {
      running = tokenise().catch((reason: unknown) => `left: ${String(reason)}`);
    },
    ended: () => running,
    leave: () => leave.abort('the shopper'),
    again: () => fields.mount(place(), options),
    unmount: () => fields.unmount(),
    askBank: (challenge: string) => {
      leave = new AbortController();
      running = service
        .askBank(place(), { ...options, challenge, amount: AMOUNT }, leave.signal)
        .catch((reason: unknown) => `left: ${String(reason)}`);
    },
  };
};

export type Bench = ReturnType<typeof open>;
