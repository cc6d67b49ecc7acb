import type { PageRegistry } from '../../../src/core/registry/registry.ts';
import type { SessionEnd, SessionPort } from '../../../src/auth/index.ts';
import type { AppStorage } from '../../../src/core/storage.ts';
import type { Tabs } from '../../../src/core/tabs.ts';
import type { Runtime } from '../../../src/core/runtime.ts';
import { here } from './here.ts';
import type { loadChanges, TabModules } from './tab-modules.ts';
import type { Person, World } from './world.ts';

export type Kind = 'token' | 'cookie';

const OPTIONS = { base: '/auth/', clientId: 'web', redirectUri: '/signed-in.html' };
const areaOf = (texts: Map<string, string>, isGone: () => boolean, changed: (name: string) => void) => ({
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => {
    if (isGone()) throw new Error('The page is gone.');
    texts.set(name, text);
    changed(name);
  },
  removeItem: (name: string) => {
    if (isGone()) throw new Error('The page is gone.');
    if (texts.delete(name)) changed(name);
  },
});

/** One page of a tab. It has the product's own session, storage, tabs, registry and cart, within a world. */
export class Page {
  isGone = false;
  isFrozen = false;
  visible = true;
  changes?: Awaited<ReturnType<typeof loadChanges>>;
  /** How many sign-ins are under way. */
  entering = 0;
  readonly window = new EventTarget();
  readonly document = new EventTarget();
  readonly ends: SessionEnd[] = [];
  /** The person that the store named when this page last asked; undefined for nobody or no usable answer. */
  named: Person | undefined;
  storage!: AppStorage;
  tabs!: Tabs;
  session!: SessionPort;
  registry!: PageRegistry;
  runtime!: Runtime;
  readonly name: string;
  readonly kind: Kind;
  readonly world: World;
  readonly modules: TabModules;
  /** What this page sees of local storage. It sees the changes of other pages late. */
  readonly local: Map<string, string>;
  readonly tabTexts: Map<string, string>;

  constructor(
    world: World,
    {
      name,
      kind,
      modules,
      tabTexts,
    }: { name: string; kind: Kind; modules: TabModules; tabTexts: Map<string, string> },
  ) {
    this.world = world;
    this.name = name;
    this.kind = kind;
    this.modules = modules;
    this.tabTexts = tabTexts;
    this.local = new Map(world.local);
    world.pages.push(this);
    here.run(this, () => this.#start());
  }

  #start(): void {
    const { world, modules } = this;
    const isGone = () => this.isGone;
    const isRefused = () => isGone() || world.isBlocked;
    const local = areaOf(
      this.local,
      () => isRefused() || world.isLocalBlocked,
      (changed) => this.#tellStorage(changed),
    );
    const tab = areaOf(this.tabTexts, isRefused, () => undefined);
    const now = () => world.now;
    this.storage = modules.createStorage({
      local: () => local,
      session: () => tab,
      now,
      events: this.window as never,
    });
    this.tabs = modules.createTabs({
      name: 'assess',
      id: world.name(this.name),
      events: this.window as never,
      channelFactory: () => this.#openChannel(),
      locks: {
        request: (name, action) =>
          world.lock(
            this,
            name,
            here.run(this, () => () => action()),
          ),
      },
    });
    this.session = modules.createTokenSession({
      service: this.kind === 'token' ? OPTIONS : undefined,
      forgets: world.isBlocked || world.isLocalBlocked,
      storage: this.storage,
      tabs: this.tabs,
      now,
      ended: (end) => this.ends.push(end),
    });
    this.registry = { ...modules.createRegistry(this.tabs, this.session), ensure: () => undefined };
    this.runtime = {
      config: {
        commerceBase: '/commerce',
        store: '/store',
        commerceExtensions: true,
        settings: { identityProvider: this.kind === 'token' },
      },
      row: modules.localeRow('en-us'),
      author: false,
      registry: this.registry,
      storage: this.storage,
      tabs: this.tabs,
      overrides: [],
    } as unknown as Runtime;
    modules.hearSession(this.session, this.registry, false);
  }

  /** The channel's listeners of this page. Each page has its own, so that one that is gone or kept hears nothing. */
  readonly listeners = new Set<(event: { data: unknown }) => void>();

  #openChannel() {
    const own = new Set<(event: { data: unknown }) => void>();
    return {
      postMessage: (data: unknown) => {
        for (const other of this.world.pages)
          if (other !== this && !other.isFrozen)
            this.world.messages.push({
              to: other,
              by: 'channel',
              run: () =>
                here.run(other, () =>
                  other.listeners.forEach((hear) => hear({ data: structuredClone(data) })),
                ),
            });
      },
      addEventListener: (_type: 'message', listener: (event: { data: unknown }) => void) => {
        own.add(listener);
        this.listeners.add(listener);
      },
      close: () => own.forEach((listener) => this.listeners.delete(listener)),
    };
  }

  #tellStorage(name: string): void {
    const text = this.local.get(name);
    const put = (texts: Map<string, string>) =>
      text === undefined ? texts.delete(name) : texts.set(name, text);
    put(this.world.local);
    for (const other of this.world.pages)
      if (other !== this)
        this.world.messages.push({
          to: other,
          by: 'storage',
          run: () => {
            put(other.local);
            other.emit(other.window, Object.assign(new Event('storage'), { key: name }));
          },
        });
  }

  emit(target: EventTarget, event: Event): void {
    here.run(this, () => target.dispatchEvent(event));
  }

  /** Does something as this page, and ignores its failure. */
  act<Result>(what: () => Promise<Result>): void {
    here.run(this, () => {
      what().catch(() => undefined);
    });
  }

  /** Leaves the page. The browser keeps it for Back if `keeps` is true and the page is not busy. */
  leave(keeps: boolean): void {
    if (keeps && !this.world.isBusy(this)) {
      this.emit(this.window, Object.assign(new Event('pagehide'), { persisted: true }));
      this.isFrozen = true;
      return;
    }
    this.isGone = true;
    this.world.forget(this);
  }

  /** Brings the page back as it was, with what storage holds by now. */
  comeBack(): void {
    this.isFrozen = false;
    this.local.clear();
    for (const [name, text] of this.world.local) this.local.set(name, text);
    this.world.messages = this.world.messages.filter(({ to }) => to !== this);
    this.emit(this.window, Object.assign(new Event('pageshow'), { persisted: true }));
  }

  get shown(): Person | undefined {
    const { session } = this.registry.getSnapshot();
    return session.status === 'signed-in' ? (session.id as Person) : undefined;
  }
}
