import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { bootstrap, startLater, whenIdle, type Started } from '../page/start.ts';
import type { AuthorProblem } from '../core/config/author-problem.ts';
import type { PageConfig } from '../core/config/page-config.ts';
import { loaderNote } from '../core/config/read-page-config.ts';
import { hasStorePages, NO_STORE_PAGES } from '../core/config/store-pages.ts';
import type { Catalogue } from '../core/i18n/message-format.ts';
import { runtime } from '../core/runtime.ts';
import { emit } from '../core/events/emit.ts';
import type { AssessErrorCode } from '../core/events/event-table.ts';
import { COMMON_ATTRIBUTES } from './kit/element/shared-contract.ts';
import type { WidgetContract } from './kit/element/widget-contract.ts';
import { adoptStyles } from './kit/element/sheets.ts';
import { createShell, type ShellInput, isAuthorPage } from './kit/element/create-shell.tsx';
import { wait } from '../core/clock.ts';
import { late } from '../core/late.ts';
import { reportToAuthor, type Told } from './kit/element/report-to-author.ts';
import { propName, readAttribute } from './kit/element/read-attribute.ts';
import { loadChanged, loadMessages, type MessageLoaders } from './kit/element/widget-messages.ts';
import base from './kit/styles/base.css?inline';
import { registerEm } from './kit/styles/em-property.ts';
import tokens from './kit/styles/tokens.css?inline';

export type WidgetParts<C extends WidgetContract> = {
  contract: C;
  /** The widget's component. It gets the attributes as props with camelCase names. */
  component: ComponentType<never>;
  /** CSS texts, beside those of every widget. Each becomes one constructed style sheet that all roots share. */
  styles: readonly string[];
  messages: MessageLoaders;
  /** Begins to read what the widget shows, while its texts load. Never rejects. Source: PERF-12. */
  read?: () => Promise<unknown>;
};

/** The first drawing waits this long for `read`. An answer that came before the code is drawn at once, without placeholders. */
const READ_WAIT_MS = 50;

/** The class that r2wc makes. Its single untyped property `input` is neither parsed nor reflected. */
type ReactElementBase = CustomElementConstructor & {
  new (): HTMLElement & {
    container: HTMLElement | ShadowRoot;
    input: ShellInput | undefined;
    connectedCallback(): void;
    disconnectedCallback(): void;
  };
};

/**
 * Makes a React component a custom element by means of r2wc, and defines its tag. r2wc mounts, updates and unmounts it.
 * Attributes, properties, styles, fallback content, moving and errors are handled here, because r2wc does not handle
 * them as HTML does (EMB-09). If another bundle has already defined the tag, that definition stays.
 */
export const defineWidget = <C extends WidgetContract>(parts: WidgetParts<C>): void => {
  if (typeof customElements === 'undefined') return;
  if (customElements.get(parts.contract.tag)) {
    console.info(`Assess widgets: <${parts.contract.tag}> is already defined; this copy stands back.`);
    return;
  }
  registerEm();
  customElements.define(parts.contract.tag, createElementClass(parts));
};

/** HTML has no self-closing tags: `<assess-cart />` contains the rest of the page. */
const UNCLOSED: AuthorProblem = { subject: 'content', fault: ['unclosed'] };

let elements = 0;

/** Shadow roots that a server rendered. They keep their content until the widget is drawn. */
const still = new WeakSet<ShadowRoot>();

/** Resolves when nobody uses the server-rendered content. The code loads only if such content exists. */
const untilLeft = (root: ShadowRoot): Promise<void> =>
  late(() => import('./kit/element/until-left.ts')).then(
    (code) => code.untilLeft(root),
    () => undefined,
  );

let checked: object | undefined;

/**
 * Tells the page's author, once and when the browser is idle, of flags and texts that there are not (EMB-08). What knows all
 * of them loads only on a page that sets some.
 */
const checkKeys = (): void => {
  const { config } = runtime();
  if (checked === config || !setsKeys(config)) return;
  checked = config;
  whenIdle(() => {
    late(() => import('./kit/element/key-problems.ts'))
      .then(({ keyProblems }) => keyProblems(config))
      .then(
        (problems) => problems.forEach((problem) => reportToAuthor(undefined, problem)),
        () => undefined,
      );
  });
};

const setsKeys = ({ flags, messages, contentMessages }: PageConfig): boolean =>
  flags !== 'mock' && Object.keys({ ...flags, ...messages, ...contentMessages }).length > 0;

const createElementClass = <C extends WidgetContract>({
  contract,
  component,
  styles: own,
  messages,
  read,
}: WidgetParts<C>) => {
  const styles = [tokens, base, ...own];
  const specs: WidgetContract['attributes'] = { ...contract.attributes, ...COMMON_ATTRIBUTES };
  /** A built contract names its slots only if it has others than the unnamed slot, which every widget has. */
  const slots = [...new Set(['', ...Object.keys((contract as Partial<WidgetContract>).slots ?? {})])];
  const authored = slots.map((name) => <slot key={name} name={name || undefined} />);
  const Shell = createShell(component as ComponentType<Record<string, unknown>>, authored);

  const Base = r2wc(
    Shell as ComponentType<never> as ComponentType<object>,
    {
      shadow: contract.dom === 'shadow' ? 'open' : undefined,
      props: { input: undefined },
    } as never,
  ) as unknown as ReactElementBase;

  class WidgetElement extends Base {
    static observedAttributes = Object.keys(specs);

    #values: Record<string, unknown> = {};
    /** Created when it is needed: few elements have problems. */
    #problems: Map<unknown, Told> | undefined;
    #mount: HTMLElement | undefined;
    #drawn = false;
    /** The host page's content of a light-DOM tag, kept here while the widget takes its place. */
    #kept: DocumentFragment | undefined;
    #catalogue: Catalogue | undefined;
    #leaving = false;
    #queued = false;
    #ids = `${contract.tag}${++elements}`;

    constructor() {
      super();
      for (const [name, spec] of Object.entries(specs))
        this.#values[propName(name)] = readAttribute(spec, null).value;
    }

    /** r2wc attaches a root of its own, which would empty the root that a server rendered (LEAD-13). */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const { shadowRoot } = this;
      if (shadowRoot) still.add(shadowRoot);
      return shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      if (this.#leaving) {
        // The element was moved within one task, so the tree keeps its state and focus.
        this.#leaving = false;
        return;
      }
      if (this.#mount === undefined) this.#prepare();
      void this.#start();
    }

    override disconnectedCallback(): void {
      this.#leaving = true;
      queueMicrotask(() => {
        if (!this.#leaving) return;
        this.#leaving = false;
        super.disconnectedCallback();
      });
    }

    /** This method exists so that `moveBefore()` keeps the tree as it is. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, raw: string | null): void {
      if (before === raw && this.#mount !== undefined) return;
      const spec = specs[name];
      if (spec === undefined) return;
      const { value, fault } = readAttribute(spec, raw);
      this.#values[propName(name)] = value;
      this.#report(name, fault && { subject: name, fault });
      this.#render();
    }

    getProperty(prop: string): unknown {
      return this.#values[prop];
    }

    setProperty(prop: string, value: unknown): void {
      this.#values[prop] = value;
      this.#render();
    }

    #report(name: string, problem: Told | undefined): void {
      if (problem === undefined) this.#problems?.delete(name);
      else {
        (this.#problems ??= new Map()).set(name, problem);
        reportToAuthor(contract.tag, problem);
      }
    }

    /** Prepares the root. Runs once, at the first connection. */
    #prepare(): void {
      const root = this.shadowRoot ?? this;
      if (this.shadowRoot) void adoptStyles(this, styles);
      this.#mount = document.createElement('div');
      this.#mount.className = 'assess-root';
      this.#mount.setAttribute('part', 'root');
      // React's own listeners are added to it later, so that this runs before them.
      this.#mount.onclick = focusPressed;
      if (this.shadowRoot) {
        // The host page's content inside the tag shows until the widget is drawn (EMB-03).
        if (!still.has(this.shadowRoot))
          root.append(
            ...slots.map((name) => Object.assign(document.createElement('slot'), name && { name })),
          );
      }
      root.append(this.#mount);
      // r2wc mounts into `container`. Its default would remove the host page's own content.
      this.container = this.#mount;
      this.#upgradeProperties();
    }

    /** Applies properties that a script set before the element was defined, as if they were set afterwards (EMB-09). */
    #upgradeProperties(): void {
      for (const prop of Object.keys(specs).map(propName)) {
        if (!Object.hasOwn(this, prop)) continue;
        const own = this as unknown as Record<string, unknown>;
        const value = own[prop];
        delete own[prop];
        own[prop] = value;
      }
    }

    async #start(): Promise<void> {
      // Tags in the page's HTML are drawn while a module is imported. Its `configure()` comes just after its imports.
      await Promise.resolve();
      let step: 'start' | 'styles' | 'messages' = 'start';
      try {
        const started = bootstrap();
        const problems = [...started.problems, ...this.#linkProblems(started.ok)];
        for (const problem of problems) reportToAuthor(undefined, problem, started.ok ? 'warn' : 'error');
        if (!started.ok) {
          this.#holdNoRoom();
          emit(this, 'assess-error', { code: 'page.configuration', widget: contract.tag });
        }
        if (isAuthorPage()) await this.#tellAuthor({ ok: started.ok, problems });
        if (!started.ok) return;
        const { row, config, author } = runtime();
        const data = author ? undefined : read?.();
        this.#mount?.setAttribute('lang', row.language);
        this.#mount?.setAttribute('dir', 'ltr');
        step = 'styles';
        if (!this.shadowRoot) await adoptStyles(this, styles);
        step = 'messages';
        if (config.pseudoLocale || /^en-(?!us)/.test(row.locale)) await loadChanged();
        this.#catalogue ??= await late(() => loadMessages(messages, row.language));
        if (data && !this.#drawn) await Promise.race([data, wait(READ_WAIT_MS)]);
      } catch (error) {
        this.#fail(`widget.${step}`, error);
        if (step !== 'start') loaderNote()?.offerReload(this);
        return;
      }
      if (!this.#drawn && this.shadowRoot && still.has(this.shadowRoot)) await untilLeft(this.shadowRoot);
      if (!this.isConnected || this.#leaving) return;
      this.#report('', this.querySelector('main,script') ? UNCLOSED : undefined);
      this.input = this.#next();
      super.connectedCallback();
    }

    /** Removes the widget's styles, which hold its room: no widget will be drawn in place of the page's content (EMB-03). */
    #holdNoRoom(): void {
      if (this.shadowRoot && !still.has(this.shadowRoot)) this.shadowRoot.adoptedStyleSheets = [];
    }

    /** Reports a missing store address, without which widgets of the cart can't link to the store's pages (EMB-08). */
    #linkProblems(ok: boolean): Started['problems'] {
      return !ok || contract.data.length === 0 || hasStorePages() ? [] : [NO_STORE_PAGES];
    }

    /** In author mode, reports what is wrong with this tag, unknown tags, and a page that can't be served. */
    async #tellAuthor(started: Started): Promise<void> {
      const mode = await import('./kit/element/author-mode.tsx');
      mode.markUnknownTags(document);
      for (const problem of mode.unknownAttributes(this.getAttributeNames(), Object.keys(specs)))
        this.#report(problem, problem);
      for (const problem of await mode.pageProblems(this, started))
        (this.#problems ??= new Map()).set(problem, problem);
      if (!started.ok) mode.showProblems(this.#mount ?? this, [...(this.#problems?.values() ?? [])]);
    }

    /** Removes the host page's content when the widget is drawn, and restores it if the widget fails (EMB-03, EMB-04). */
    #giveWay(drawn: boolean): void {
      if (drawn && !this.#drawn && this.shadowRoot)
        [...this.shadowRoot.childNodes].forEach((node) => node !== this.#mount && node.remove());
      this.#drawn ||= drawn;
      if (this.shadowRoot) return;
      this.#kept ??= document.createDocumentFragment();
      if (drawn) this.#kept.append(...[...this.childNodes].filter((node) => node !== this.#mount));
      else this.prepend(this.#kept);
    }

    #next(): ShellInput {
      const { theme: _theme, ...props } = this.#values;
      return {
        host: this,
        props,
        problems: [...(this.#problems?.values() ?? [])],
        catalogue: this.#catalogue ?? {},
        ids: this.#ids,
        onCommit: () => {
          this.#giveWay(true);
          startLater();
          checkKeys();
        },
        onError: (error) => {
          this.#giveWay(false);
          this.#fail('widget.render', error);
        },
      };
    }

    #fail(code: AssessErrorCode, error: unknown): void {
      console.error(`Assess widgets: <${contract.tag}> failed (${code}).`, error);
      emit(this, 'assess-error', { code, widget: contract.tag });
    }

    /** Renders at most once in a microtask, and only while the element is connected and started. */
    #render(): void {
      if (this.#queued || this.#catalogue === undefined) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        if (this.isConnected && this.input !== undefined) this.input = this.#next();
      });
    }
  }

  for (const [name, spec] of Object.entries(specs)) {
    const prop = propName(name);
    Object.defineProperty(WidgetElement.prototype, prop, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.getProperty(prop);
      },
      set(this: WidgetElement, value: unknown) {
        // For markup such as `search="false"`, React and Vue set the property of that name.
        this.setProperty(prop, spec.type === 'switch' && value === 'false' ? false : value);
      },
    });
  }
  return WidgetElement;
};

/**
 * Focuses a pressed button or link if nothing has the focus: Safari does not focus what is pressed, and a dialog that the
 * press opens would have nothing to give the focus back to. A script's `click()` is no press. Source: AXS-02, EMB-17.
 */
export const focusPressed = ({ target, isTrusted }: Event): void => {
  if (isTrusted && document.activeElement === document.body)
    (target as Element).closest<HTMLElement>('button,a,summary')?.focus({ preventScroll: true });
};
