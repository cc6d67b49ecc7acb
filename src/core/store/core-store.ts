import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import type { CoreActions, CoreState } from './core-state.ts';

/** The greatest number of messages. The oldest are removed first. */
const MAX_MESSAGES = 50;

/** Creates the shared state in a page's first bundle. Two copies of valtio can't share the proxy, so it stays here. */
export const createCoreStore = (announce: (text: string) => void) => {
  const state = proxy<{ -readonly [Name in keyof CoreState]: CoreState[Name] }>({
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
