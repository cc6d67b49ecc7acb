import { createContext, type Script } from 'node:vm';
import type { Browser } from './browser.ts';
import { TAB_GLOBALS } from './tab-globals.ts';
import type { open, Tab } from './tab-entry.ts';

/** How the page that has the widget answers the event `assess-order-before-place`. */
export type PageAnswer = 'nothing' | 'no' | 'waits' | 'waits and says no';

/** How long a page that waits takes to answer, in ms. */
const WAIT_MS = 1500;

/** One page of a tab. It runs the client's own code in a context of its own, with the walk's browser around it. */
export class Page {
  isGone = false;
  isFrozen = false;
  answer: PageAnswer = 'nothing';
  /** How many calls to place the page has sent. */
  sent = 0;
  /** How many of them it had sent before the last press. */
  sentBefore = 0;
  readonly window = new EventTarget();
  readonly document = new EventTarget();
  readonly tab: Tab;
  readonly browser: Browser;
  readonly name: string;
  readonly tabTexts: Map<string, string>;
  readonly #listeners = new Set<(event: { data: unknown }) => void>();

  constructor(
    browser: Browser,
    {
      name,
      script,
      tabTexts,
      retry,
    }: { name: string; script: Script; tabTexts: Map<string, string>; retry: boolean },
  ) {
    this.browser = browser;
    this.name = name;
    this.tabTexts = tabTexts;
    browser.pages.push(this);
    this.document.addEventListener('assess-order-before-place', (event) => this.#answerPress(event));
    this.document.addEventListener('assess-order-placed', (event) => {
      const { order } = (event as CustomEvent<{ order: string }>).detail;
      browser.told.set(order, (browser.told.get(order) ?? 0) + 1);
    });
    const context = createContext(this.#globals());
    script.runInContext(context);
    const { open: start } = (context as unknown as { tab: { open: typeof open } }).tab;
    const [local, session] = [this.#area(browser.local, true), this.#area(tabTexts, false)];
    this.tab = start({
      storage: { local: () => local, session: () => session },
      tabs: {
        id: browser.uuid(),
        channelFactory: () => this.#channel(),
        locks: { request: (lock, action) => browser.lock(this, lock, action) },
      },
      window: this.window,
      now: () => browser.now,
      retry,
    });
  }

  #globals() {
    const { browser, window, document } = this;
    const setTimer = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      const timer = { page: this, at: Math.ceil(browser.now + ms), run: () => run(...given) };
      if (!this.isGone) browser.timers.push(timer);
      return timer;
    };
    const clearTimer = (timer: unknown) => {
      const at = browser.timers.indexOf(timer as never);
      if (at >= 0) browser.timers.splice(at, 1);
    };
    const DateHeld = class extends Date {
      static override now = () => browser.now;
    };
    return {
      ...TAB_GLOBALS,
      /** The client tests whether an event's target is an element. Here it never is one. */
      Element: class {},
      Date: DateHeld,
      Math: Object.assign(Object.create(Math) as Math, { random: browser.random }),
      console: {
        error: (...said: unknown[]) => this.#hearError(said),
        warn: () => undefined,
        info: () => undefined,
      },
      crypto: { randomUUID: browser.uuid },
      navigator: {
        get onLine() {
          return !browser.isOffline;
        },
      },
      location: {
        href: 'http://shop.localhost/en-us/checkout',
        origin: 'http://shop.localhost',
        pathname: '/en-us/checkout',
        search: '',
      },
      fetch: (url: string, init: RequestInit) => browser.fetch(this, url, init),
      setTimeout: setTimer,
      clearTimeout: clearTimer,
      queueMicrotask,
      document,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
    };
  }

  #hearError(said: unknown[]): void {
    const [text, error] = said;
    // The client writes to the console when a page refuses by its promise. That is no fault.
    if (String(text).includes('answer to assess-order-before-place')) return;
    this.browser.wrong(
      `${this.name} says in the console: ${String(text)} ${String((error as Error)?.stack ?? error)}`,
    );
  }

  #answerPress(event: Event): void {
    if (this.answer === 'no') event.preventDefault();
    if (!this.answer.startsWith('waits')) return;
    const { answer } = this;
    const { waitUntil } = (event as CustomEvent<{ waitUntil: (answer: Promise<unknown>) => void }>).detail;
    waitUntil(
      new Promise((resolve) => {
        this.browser.timers.push({
          page: this,
          at: this.browser.now + WAIT_MS,
          run: () => resolve(answer === 'waits'),
        });
      }),
    );
  }

  #area(texts: Map<string, string>, isShared: boolean) {
    const changed = (name: string) => {
      if (!isShared) return;
      for (const other of this.browser.pages)
        if (other !== this && !other.isFrozen)
          this.browser.messages.push({
            to: other,
            by: 'storage',
            run: () => void other.window.dispatchEvent(Object.assign(new Event('storage'), { key: name })),
          });
    };
    return {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (this.isGone || texts.get(name) === text) return;
        texts.set(name, text);
        changed(name);
      },
      removeItem: (name: string) => {
        if (!this.isGone && texts.delete(name)) changed(name);
      },
    };
  }

  #channel() {
    const own = new Set<(event: { data: unknown }) => void>();
    return {
      postMessage: (data: unknown) => {
        if (this.isGone) return;
        for (const other of this.browser.pages)
          if (other !== this && !other.isFrozen)
            this.browser.messages.push({
              to: other,
              by: this.name,
              run: () => other.#listeners.forEach((hear) => hear({ data: structuredClone(data) })),
            });
      },
      addEventListener: (_type: 'message', listener: (event: { data: unknown }) => void) => {
        own.add(listener);
        this.#listeners.add(listener);
      },
      close: () => own.forEach((listener) => this.#listeners.delete(listener)),
    };
  }

  /** Leaves the page. The browser keeps it for Back if `keeps` is true and the page is not busy. */
  leave(keeps: boolean): void {
    if (keeps && !this.browser.isBusy(this)) {
      this.window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
      this.isFrozen = true;
      this.browser.messages = this.browser.messages.filter(({ to }) => to !== this);
      return;
    }
    this.isGone = true;
    this.browser.forget(this);
  }

  comeBack(): void {
    this.isFrozen = false;
    this.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }
}
