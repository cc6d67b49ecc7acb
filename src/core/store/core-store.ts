import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import type { GivenFlags } from '../flags/given-flags.ts';
import type { CentreMessage, CoreActions, CoreState, SessionState } from './core-state.ts';

/** Messages kept at most; the oldest go first. */
const MAX_MESSAGES = 50;

/** The shared state of the first bundle on a page. The proxy never leaves this file: two copies of valtio can't share one. */
export const createCoreStore = (announce: (text: string) => void) => {
  const state = proxy<{
    session: SessionState;
    flags: GivenFlags;
    country?: string;
    messages: CentreMessage[];
  }>({
    session: { status: 'loading' },
    flags: {},
    messages: [],
  });
  const actions: CoreActions = {
    setSession: (session) => {
      state.session = session;
    },
    setFlags: (flags) => {
      state.flags = flags;
    },
    setCountry: (country) => {
      state.country = country;
    },
    publish: (message) => {
      state.messages = [...state.messages.filter(({ id }) => id !== message.id), message].slice(
        -MAX_MESSAGES,
      );
    },
    dismiss: (id) => {
      state.messages = state.messages.filter((message) => message.id !== id);
    },
    announce,
  };
  return {
    actions,
    getSnapshot: (): CoreState => snapshot(state) as CoreState,
    subscribe: (listener: () => void) => subscribe(state, listener),
  };
};
