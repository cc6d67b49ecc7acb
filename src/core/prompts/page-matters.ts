import type { PageRegistry } from '../registry/registry.ts';

/** The element that shows the questions and notices of the whole page (EMB-14). */
export const SESSION_TAG = 'assess-session';

/** Finds it. In a build with tags of its own this finds the element of other versions too (`src/build/own-tags.ts`). */
export const SESSIONS = ':is(assess-session)';

/** Appends `<assess-session>` to the body if the page has none, and loads its code. It takes no room in the page's layout. */
const placeSession = (registry: PageRegistry): void => {
  if (document.querySelector(SESSIONS) === null) {
    const session = document.createElement(SESSION_TAG);
    // In a grid or flex container it would otherwise take up a cell and a gap.
    session.style.setProperty('position', 'fixed', 'important');
    document.body.append(session);
  }
  registry.ensure(SESSION_TAG);
};

/** A queue of questions or notices of the whole page. All bundles share it; `<assess-session>` shows it. */
export type Matters<Matter> = {
  /** Returns the open matters, oldest first. The array stays the same object until it changes. */
  open: (registry: PageRegistry) => readonly Matter[];
  /** Appends a matter. It replaces the open matters that `isSame` matches. */
  raise: (registry: PageRegistry, matter: Matter) => void;
  /** Removes the matters that are answered or closed. */
  settle: (registry: PageRegistry, isSettled: (matter: Matter) => boolean) => void;
};

const NONE: readonly never[] = [];

/** Defines a queue of matters, under a key of the registry. `isSame`: whether a new matter replaces an open one. */
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
