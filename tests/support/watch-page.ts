/**
 * Watches a page for two things that must not happen (AXS-02, AXS-04): a press or key that leaves the focus nowhere,
 * and an error that shows without being announced. An error counts as announced if the live region says it, it is an
 * alert or in one, or the focus moves to it, to the control that it describes, or is on the button that opens it. What
 * showed before the first press is not checked. The function uses nothing from outside itself, because it also runs as
 * a page's first script. It returns a function that ends the watch after checking the last press and what shows now.
 */
export const watchPage = (report: (fault: string) => void): (() => Promise<void>) => {
  /** Frames to wait: a third of a second on an idle machine, longer on a busy one. */
  const NOWHERE_FRAMES = 20;
  const UNTOLD_FRAMES = 90;
  /** How many frames before the error its announcement may come. */
  const EARLY_FRAMES = 120;
  const FOCUSABLE =
    ':is(button, input, select, textarea):not(:disabled), a[href], summary, label, [tabindex]';
  const ERRORS = '.field-error, .notice-danger';
  type Watched = typeof globalThis & { watchedRoots?: WeakRef<ShadowRoot>[]; saidTexts?: string[] };
  type Press = { what: string; widget: Element };
  type Shown = { text: string; since: number; told: boolean; together: boolean };

  // A test that holds the page's clock must not hold the watch.
  const { attachShadow } = Element.prototype;
  const nextFrame = requestAnimationFrame.bind(globalThis);
  const page = globalThis as Watched;
  if (!page.watchedRoots) {
    const roots: WeakRef<ShadowRoot>[] = [];
    const texts: string[] = [];
    page.watchedRoots = roots;
    page.saidTexts = texts;
    // On a busy machine the region may say several texts between two frames.
    const hear = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) if (textContent) texts.push(textContent);
    });
    Element.prototype.attachShadow = function attach(this: Element, options: ShadowRootInit): ShadowRoot {
      const root = attachShadow.call(this, options);
      roots.push(new WeakRef(root));
      if (this.localName === 'polite-live-region') hear.observe(root, { childList: true, subtree: true });
      return root;
    };
  }

  const deepActive = (): Element | null => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };
  const isNowhere = (active: Element | null) =>
    active === null || active === document.body || active === document.documentElement;
  const parentOf = (node: Node): Node | null =>
    node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;
  const above = (from: Node): Element[] => {
    const found: Element[] = [];
    for (let node: Node | null = from; node; node = parentOf(node))
      if (node instanceof Element) found.push(node);
    return found;
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const named = (element: Element): string => {
    const name =
      element.getAttribute('aria-label') ?? (plain(element.textContent) || element.getAttribute('name'));
    return `${element.localName} '${(name ?? '').slice(0, 60)}'`;
  };
  const widgetOf = (path: readonly Element[]) =>
    path.find(({ localName }) => localName.startsWith('assess-'));

  let frame = 0;
  let ended = false;
  let acted = false;
  let press: Press | undefined;
  let nowhere = 0;
  let focus: Element | null = null;
  /** The elements that had the focus, and when: a fast shopper may have left one before the next check. */
  const visited: { element: Element; at: number }[] = [];
  let heardUpTo = page.saidTexts?.length ?? 0;
  const heard: { text: string; at: number }[] = [];
  const shown = new WeakMap<Element, Shown>();

  const pressed = (element: Element | undefined) => {
    const path = element ? above(element) : [];
    const widget = widgetOf(path);
    press = !element || !widget ? undefined : { what: `${named(element)} of ${widget.localName}`, widget };
    if (widget && !acted) {
      acted = true;
      const before = errors().map((error) => ({ error, text: plain(error.textContent) }));
      counted = count(before.map(({ text }) => text));
      for (const { error, text } of before)
        shown.set(error, { text, since: frame, told: true, together: false });
    }
  };
  const leadsWithin = (element: Element) => element instanceof HTMLAnchorElement && element.hash !== '';
  const onPointer = (event: Event) => {
    const path = event.composedPath().filter((node): node is Element => node instanceof Element);
    const target = path.find((element) => element.matches(FOCUSABLE));
    pressed(target && !leadsWithin(target) ? target : undefined);
  };
  const onKey = (event: Event) => {
    const active = deepActive();
    const { key } = event as KeyboardEvent;
    // Tab may leave a page for the browser's own controls.
    pressed(key === 'Tab' || !active || isNowhere(active) || leadsWithin(active) ? undefined : active);
  };

  const roots = (): (Document | ShadowRoot)[] => [
    document,
    ...(page.watchedRoots ?? []).flatMap((ref) => {
      const root = ref.deref();
      return root?.host.isConnected === true ? [root] : [];
    }),
  ];
  const errors = (): Element[] =>
    roots()
      .flatMap((root) => [...root.querySelectorAll(ERRORS)])
      .filter((error) => error.checkVisibility() && widgetOf(above(error)) !== undefined);

  const listen = () => {
    const fresh = page.saidTexts?.slice(heardUpTo) ?? [];
    heardUpTo += fresh.length;
    for (const text of fresh) heard.push({ text: plain(text), at: frame });
  };
  const isSaid = (text: string, since: number) =>
    heard.some(
      ({ text: said, at }) =>
        at >= since - EARLY_FRAMES &&
        (said.includes(text) ||
          said.split(/(?<=[.!?:])\s/).some((sentence) => sentence.length > 5 && text.includes(sentence))),
    );
  const isFocused = (error: Element, since: number) =>
    visited.some(
      ({ element, at }) =>
        // A person who was in it knows it, even if it is drawn again.
        at >= since - (error.contains(element) ? EARLY_FRAMES : 10) && isToldBy(element, error),
    );
  const isToldBy = (focused: Element, error: Element) => {
    if (isNowhere(focused)) return false;
    const path = above(error);
    if (path.includes(focused) || error.contains(focused)) return true;
    // A focused summary is read as a whole.
    if (
      focused.getAttribute('tabindex') === '-1' &&
      plain(focused.textContent).includes(plain(error.textContent))
    )
      return true;
    const described = ['aria-describedby', 'aria-errormessage'].flatMap((name) =>
      (focused.getAttribute(name) ?? '').split(' '),
    );
    return path.some(({ id }) => id !== '' && described.includes(id));
  };
  /** The focused button says that it is open, and the error is what it opens. */
  const isOpened = (error: Element) =>
    focus?.getAttribute('aria-expanded') === 'true' &&
    above(error).some(({ id }) => id !== '' && id === focus?.getAttribute('aria-controls'));
  const isAlert = (error: Element) =>
    above(error).some((element) => element.matches('[role="alert"], [role="status"], [aria-live]'));

  /** The count of each text at the last check. A text that is only drawn again is not new. */
  let counted = new Map<string, number>();
  const count = (texts: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
  };

  const judgeErrors = () => {
    const all = errors().map((error) => ({ error, text: plain(error.textContent) }));
    const counts = count(all.map(({ text }) => text));
    const fresh = all.filter(({ error, text }) => shown.get(error)?.text !== text);
    for (const { error, text } of fresh) {
      const told = (counted.get(text) ?? 0) >= (counts.get(text) ?? 0);
      shown.set(error, { text, since: frame, told, together: fresh.length > 1 });
    }
    counted = counts;
    const open = all.flatMap(({ error }) => {
      const one = shown.get(error);
      return one?.told === false ? [{ error, one }] : [];
    });
    for (const { error, one } of open) {
      // One announcement covers several errors of the same moment, such as how many lines of a list need attention.
      const isToldTogether = one.together && heard.some(({ at }) => at >= one.since - EARLY_FRAMES);
      one.told =
        isToldTogether ||
        isAlert(error) ||
        isOpened(error) ||
        isSaid(one.text, one.since) ||
        isFocused(error, one.since);
      if (one.told || frame - one.since < UNTOLD_FRAMES) continue;
      one.told = true;
      report(
        `An error shows and is not announced: '${one.text}' in ${widgetOf(above(error))?.localName ?? '?'}.`,
      );
    }
  };

  const look = () => {
    if (ended) return;
    frame += 1;
    const active = deepActive();
    // In a frame whose page does not have the focus, no focus events arrive.
    if (active && active !== focus) visited.push({ element: active, at: frame });
    focus = active;
    listen();
    if (press?.widget.isConnected !== true || !isNowhere(active)) nowhere = 0;
    else if ((nowhere += 1) === NOWHERE_FRAMES) {
      report(`A press leaves the focus on body: ${press.what}.`);
      press = undefined;
    }
    if (acted && frame % 5 === 0) judgeErrors();
    nextFrame(look);
  };

  const onFocus = (event: Event) => {
    const [element] = event.composedPath();
    if (element instanceof Element) visited.push({ element, at: frame });
  };

  const { blur } = HTMLElement.prototype;
  // Code that calls `blur` removes the focus on purpose.
  HTMLElement.prototype.blur = function leave(this: HTMLElement) {
    press = undefined;
    blur.call(this);
  };
  addEventListener('pointerdown', onPointer, true);
  addEventListener('keydown', onKey, true);
  addEventListener('focusin', onFocus, true);
  nextFrame(look);
  const isPending = () => nowhere > 0 || (acted && errors().some((error) => shown.get(error)?.told !== true));
  return async () => {
    const atOnce = () => new Promise((drawn) => nextFrame(drawn));
    for (let more = 3; more > 0 || isPending(); more -= 1) await atOnce();
    ended = true;
    HTMLElement.prototype.blur = blur;
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('keydown', onKey, true);
    removeEventListener('focusin', onFocus, true);
  };
};
