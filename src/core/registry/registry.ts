import type { CoreActions, CoreState } from '../store/core-state.ts';
import type { Readings } from './readings.ts';
import type { SessionDoor } from './session-door.ts';

/** A request as the observer sees it, without the visitor's data. `path` is the contract's, with `{name}` instead of values. */
type ObservedRequest = { service: string; method: string; path: string };

/**
 * The object that all copies of the widgets on a page share, even from different bundles. It contains only plain functions
 * and plain data, no library objects. Fields may be added; a change of meaning raises `protocol`.
 */
export type PageRegistry = Omit<Readings, 'subscribe' | 'onChanged'> & {
  readonly protocol: 1;
  /** The version of the copy that created it: the first bundle on the page. */
  readonly version: string;
  /** Returns the immutable state. It is the same object until something changes. */
  getSnapshot(): CoreState;
  /** Calls the listener on every change of the snapshot or of a reading. */
  subscribe(listener: () => void): () => void;
  /** See `Readings`. Absent on pages that an older copy began. */
  onChanged?(listener: (key: string) => void): () => void;
  readonly actions: CoreActions;
  /** The session. Absent on pages that an older copy began. */
  readonly session?: SessionDoor;
  /** Signs the visitor out everywhere at their request (SES-02). Never rejects. Absent on pages that an older copy began. */
  readonly signOut?: () => Promise<void>;
  /** The inspector's hook, with a request's X-Request-Id; what it returns gets the status, 0 for none. No throws. */
  observer?: ((request: ObservedRequest, requestId?: string) => (status: number) => void) | undefined;
  /** Loads the code of a tag that no loader can see, for example inside a shadow root. */
  ensure(tag: string): void;
};

export const REGISTRY_PROTOCOL = 1;

const REGISTRY_KEY = Symbol.for('assess-widgets');

type WithRegistry = { [REGISTRY_KEY]?: PageRegistry };

/** Returns the page's registry if a bundle has already created it. */
export const existingRegistry = (): PageRegistry | undefined => (globalThis as WithRegistry)[REGISTRY_KEY];

/** Returns the page's registry, made by `create` in the first bundle. Throws if the present one has another protocol. */
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

/** Removes the registry, so that a test can start with a fresh page. */
export const forgetRegistry = (): void => {
  delete (globalThis as WithRegistry)[REGISTRY_KEY];
};

const KEY = 'modals';

/** Returns how many modal dialogs of all bundles are open. Anything else that would open over the page waits. */
export const openModals = (registry: PageRegistry): number =>
  (registry.reading(KEY).data as number | undefined) ?? 0;

/** Counts a modal dialog that opens (1) or closes (-1). */
export const countModal = (by: 1 | -1): void => {
  const registry = existingRegistry();
  registry?.keep(KEY, Math.max(0, openModals(registry) + by));
};
