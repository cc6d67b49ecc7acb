import { randomId } from '../../../core/random.ts';
import { mountCardFrame, type CardFrame } from './card-frame.ts';
import type { FrameSays } from './frame-messages.ts';
import type { FieldsState, MountOptions, PaymentFields } from './payment-fields.ts';
import { createTokenCalls } from './token-calls.ts';

const BEFORE: FieldsState = { status: 'loading', complete: false, errors: {}, busy: false, asked: false };

/** How long a check may take, in milliseconds. The frame asks nobody for it. */
const CHECK_MS = 5_000;

/** Returns the card fields in the payment service's frame. `base` is the address of the service (setting `payment`). */
export const createFrameFields = (base: string): PaymentFields => {
  let frame: CardFrame | undefined;
  let options: MountOptions | undefined;
  let state = BEFORE;
  const listeners = new Set<(state: FieldsState) => void>();
  const checks = new Map<string, () => void>();

  const change = (news: Partial<FieldsState>) => {
    state = { ...state, ...news };
    for (const listener of listeners) listener(state);
  };
  const calls = createTokenCalls(
    (message) => frame?.say(message),
    () => change({ busy: false, asked: false }),
  );
  const end = () => {
    frame?.remove();
    frame = undefined;
    calls.giveUp('failed');
    for (const answer of checks.values()) answer();
  };
  const fail = () => {
    end();
    change({ ...BEFORE, status: 'failed' });
  };

  const HEAR: { [Type in FrameSays['type']]?: (message: Extract<FrameSays, { type: Type }>) => void } = {
    state: ({ field, code, complete }) => change({ complete, errors: { ...state.errors, [field]: code } }),
    checked: ({ id }) => checks.get(id)?.(),
    enter: () => options?.onEnter?.(),
    asked: () => {
      if (!calls.isUnderWay()) return;
      change({ asked: true });
      frame?.focus();
    },
  };
  const hear = (message: FrameSays) => {
    (HEAR[message.type] as ((message: FrameSays) => void) | undefined)?.(message);
    calls.hear(message);
  };

  return {
    mount: (place, given) => {
      end();
      options = given;
      change(BEFORE);
      frame = mountCardFrame(place, base, given, {
        onShown: () => change({ status: 'ready' }),
        onMessage: hear,
        onNonsense: () => calls.giveUp('failed'),
        onFailure: fail,
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      listener(state);
      return () => void listeners.delete(listener);
    },
    check: () => {
      const id = randomId();
      if (state.status !== 'ready') return Promise.resolve(state.errors);
      return new Promise((resolve) => {
        const answer = () => {
          clearTimeout(timer);
          checks.delete(id);
          resolve(state.errors);
        };
        const timer = setTimeout(answer, CHECK_MS);
        checks.set(id, answer);
        frame?.say({ type: 'check', id });
      });
    },
    tokenise: (signal, amount) => {
      if (state.status !== 'ready') return Promise.resolve({ refused: 'failed' });
      calls.giveUp('failed');
      change({ busy: true });
      return calls.begin(signal, amount);
    },
    focus: (field) => frame?.focus(field),
    dress: (appearance) => frame?.dress(appearance),
    unmount: () => {
      end();
      change(BEFORE);
    },
  };
};
