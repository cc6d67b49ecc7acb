import type { PageRegistry } from '../registry/registry.ts';

/** The page's one element for what concerns all of it (EMB-14). */
export const SESSION_TAG = 'assess-session';

/** Adds the page's one `<assess-session>` where no author placed one, out of the body's flow, and starts its code. */
const placeSession = (registry: PageRegistry): void => {
  if (document.querySelector(SESSION_TAG) === null) {
    const session = document.createElement(SESSION_TAG);
    // In a grid or a flex box it would take a place, with its gap.
    session.style.setProperty('position', 'fixed', 'important');
    document.body.append(session);
  }
  registry.ensure(SESSION_TAG);
};

/** A queue of questions or notices of the whole page. All bundles on the page share it; `<assess-session>` shows it. */
export type Matters<Matter> = {
  /** What is open, oldest first. The same array until it changes. */
  open: (registry: PageRegistry) => readonly Matter[];
  /** Adds one at the end. It replaces those that it is the same as. */
  raise: (registry: PageRegistry, matter: Matter) => void;
  /** Removes those that are answered or closed. */
  settle: (registry: PageRegistry, isSettled: (matter: Matter) => boolean) => void;
};

const NONE: readonly never[] = [];

/**
 * Defines such a queue. `key` is its reading in the registry.
 * @param isSame Whether a new matter replaces an open one. Without it each is a matter of its own.
 */
export const defineMatters = <Matter>(
  key: string,
  isSame: (open: Matter, raised: Matter) => boolean = () => false,
): Matters<Matter> => {
  const open = (registry: PageRegistry) =>
    (registry.reading(key).data as readonly Matter[] | undefined) ?? NONE;
  const settle = (registry: PageRegistry, isSettled: (matter: Matter) => boolean): void => {
    const before = open(registry);
    const left = before.filter((one) => !isSettled(one));
    if (left.length < before.length) registry.keep(key, left);
  };
  return {
    open,
    settle,
    raise: (registry, matter) => {
      const others = open(registry).filter((one) => !isSame(one, matter));
      registry.keep(key, [...others, matter]);
      placeSession(registry);
    },
  };
};
