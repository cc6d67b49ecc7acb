import type { SessionState, User } from '../core/store/core-state.ts';
import type { SessionPort } from './session-port.ts';

type Seed = { user: User; accessToken: string } | undefined;

/** Creates a session that is known at once and is lost with the page. For stories, tests, and a shop without sign-in. */
export const createMemorySession = (seed?: Seed): SessionPort => {
  let current = seed;
  let tell: (state: SessionState, isOther: boolean) => void = () => undefined;
  const state = (): SessionState =>
    current ? { status: 'signed-in', user: current.user } : { status: 'anonymous' };
  return {
    start: (onChange) => {
      tell = onChange;
      tell(state(), false);
    },
    token: async () => current?.accessToken,
    renew: async () => current?.accessToken,
    signIn: async () => undefined,
    enter: async () => {
      const isOther = current !== seed;
      current = seed;
      tell(state(), isOther);
    },
    stepUp: async () => undefined,
    profile: async () => current?.user,
    signOut: async () => {
      const isOther = current !== undefined;
      current = undefined;
      tell(state(), isOther);
    },
  };
};
