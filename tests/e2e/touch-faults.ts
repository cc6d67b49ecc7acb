/**
 * Returns the faults of a widget's touch targets, in words. Runs in the page. Every target must have 24 px in each
 * direction, except links in a sentence, and the main ones must have 44 px. After scrolling to a target, nothing may
 * cover its middle. The page must not scroll sideways. After each scroll the function waits two frames, because a bar
 * at the window's edge disappears when the element that it repeats comes into sight. Source: AXS-01 c, visual.md.
 */
export const touchFaults = async (widget: Element): Promise<string[]> => {
  const nextFrame = () =>
    new Promise<unknown>((resolve) => {
      requestAnimationFrame(resolve);
    });
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const all = (root: Element | ShadowRoot): Element[] => [
    ...root.querySelectorAll(CONTROLS),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ];
  const nameOf = (element: Element) =>
    `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '').slice(0, 40) || element.id}`;
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
    element.closest('[inert]') !== null ||
    (element as HTMLButtonElement).disabled;
  /** Returns the label of a radio button or checkbox, because it can be tapped too; any other element itself. */
  const targetOf = (element: Element): Element =>
    element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
      ? (element.labels?.[0] ?? element)
      : element;
  const isInSentence = (element: Element) =>
    element.localName === 'a' &&
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent?.trim() !== element.textContent?.trim();
  const isMain = (element: Element) =>
    element.matches('.btn-primary, select, textarea, input:not([type=radio], [type=checkbox])');

  const faults: string[] = [];
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    faults.push('the page scrolls sideways');
  const top = scrollY;
  const own = widget.shadowRoot ? all(widget.shadowRoot) : [];
  for (const control of [...all(widget), ...own].filter((one) => !isHidden(one))) {
    const target = targetOf(control);
    const before = scrollY;
    control.scrollIntoView({ block: 'nearest' });
    if (scrollY !== before) {
      await nextFrame();
      await nextFrame();
    }
    const { left, top: from, width, height } = target.getBoundingClientRect();
    if (width < 1 || height < 1) continue;
    const least = isMain(control) ? 44 : 24;
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    // Browsers round by half a pixel.
    if (!isInSentence(control) && (height < least - 0.5 || width < 23.5))
      faults.push(`${nameOf(control)}: ${size}`);
    const root = target.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(left + width / 2, from + height / 2);
    const isFree =
      hit !== null && (target.contains(hit) || hit.contains(target) || hit.closest('label') === target);
    if (!isFree && !isInSentence(control))
      faults.push(`${nameOf(control)}: under ${hit ? nameOf(hit) : 'nothing'}`);
  }
  scrollTo(0, top);
  return [...new Set(faults)];
};
