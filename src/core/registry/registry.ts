import type { CoreActions, CoreState } from '../store/core-state.ts';
import type { Readings } from './readings.ts';
import type { SessionDoor } from './session-door.ts';

/** A request as the observer sees it: nothing of the visitor. `path` is the contract's, with `{name}` for what stood there. */
export type ObservedRequest = { service: string; method: string; path: string };

/**
 * What all copies of the widgets on one page share, whatever bundle they came in. Neutral of any library: only plain
 * functions and plain data cross it. Fields are only ever added; a change of meaning raises `protocol`.
 */
export type PageRegistry = Omit<Readings, 'subscribe' | 'onChanged'> & {
  readonly protocol: 1;
  /** Version of the copy that made it: the first bundle on the page. */
  readonly version: string;
  /** Immutable; the same object until something changes. */
  getSnapshot(): CoreState;
  /** Hears of every change of the snapshot and of the readings. */
  subscribe(listener: () => void): () => void;
  /** See `Readings`; absent on pages begun by an older copy. */
  onChanged?(listener: (key: string) => void): () => void;
  readonly actions: CoreActions;
  /** Who the visitor is; absent on pages begun by an older copy. */
  readonly session?: SessionDoor;
  /** Signs the visitor out everywhere, by hand (SES-02). Never rejects; absent on pages begun by an older copy. */
  readonly signOut?: () => Promise<void>;
  /**
   * The inspector's seat: is told of each request of all bundles when it begins, with the id that support asks for where a
   * service gets one; what it gives back is told the status at the end, 0 where there was no answer. No token and no body.
   * Neither may throw.
   */
  observer?: ((request: ObservedRequest, requestId?: string) => (status: number) => void) | undefined;
  /** Loads the widget behind a tag that no loader can see, for example inside a shadow root. */
  ensure(tag: string): void;
};

export const REGISTRY_PROTOCOL = 1;

const REGISTRY_KEY = Symbol.for('assess-widgets');

type WithRegistry = { [REGISTRY_KEY]?: PageRegistry };

/** The page's registry when some bundle already made it. */
export const existingRegistry = (): PageRegistry | undefined => (globalThis as WithRegistry)[REGISTRY_KEY];

/**
 * The page's registry, made by `create` when this bundle is the first. A registry of another protocol is left in
 * place and this copy stands back: throws with words for the page's author.
 */
export const claimRegistry = (create: () => PageRegistry): PageRegistry => {
  const existing = existingRegistry();
  if (existing === undefined) {
    const registry = create();
    Object.defineProperty(globalThis, REGISTRY_KEY, { value: registry, configurable: true });
    return registry;
  }
  if ((existing.protocol as number) !== REGISTRY_PROTOCOL)
    throw new Error(
      `Assess widgets: version ${existing.version} is already on this page and speaks protocol ` +
        `${existing.protocol}, this copy speaks ${REGISTRY_PROTOCOL}. Load one version only.`,
    );
  return existing;
};

/** For tests that need a fresh page. */
export const forgetRegistry = (): void => {
  delete (globalThis as WithRegistry)[REGISTRY_KEY];
};
