/** What a person looks for: a role, its name or a part of its text, and the tag in which it is. */
export type Sought = {
  role: 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' | 'heading' | 'dialog' | 'menuitem' | 'text';
  /** A regular expression. */
  name: string;
  within?: string;
};

export type Found = {
  /** The first that fits and can be seen. */
  what?: { x: number; y: number; value: string; isChecked: boolean; isFocused: boolean; cover?: string };
  /** All visible names of that role, for the message of a failure. */
  names: string[];
};

/** Looks for an element in the page and all its shadow roots, and scrolls to it. Runs in the page. */
export const findInPage = ({ role, name, within }: Sought): Found => {
  const FIELDS = ':not([type=radio], [type=checkbox], [type=hidden])';
  const SELECTORS: Record<Sought['role'], string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]:not([role])',
    textbox: `input${FIELDS}, textarea`,
    radio: '[type=radio]',
    checkbox: '[type=checkbox]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    menuitem: '[role=menuitem]',
    text: '*',
  };
  const PAINTED = { visibilityProperty: true, opacityProperty: true };
  const parentOf = (node: Node): Node | null =>
    node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;
  const isIn = (node: Node, outer: Node): boolean => {
    for (let at: Node | null = node; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node.matches('style, script')) return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    const inside = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes;
    return [...inside].map(textOf).join(getComputedStyle(node).display.startsWith('inline') ? '' : ' ');
  };
  const nameOf = (one: Element): string => {
    if (role === 'text')
      return plain([...one.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''));
    const root = one.getRootNode() as Document | ShadowRoot;
    const by = one.getAttribute('aria-labelledby')?.split(/\s+/);
    if (by) return plain(by.map((id) => root.getElementById(id)?.textContent ?? '').join(' '));
    const labels = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.labels : null;
    const own = one.getAttribute('aria-label');
    return plain(own ?? (labels?.length ? [...labels].map(textOf).join(' ') : textOf(one)));
  };
  const elements = all(document);
  const outers = within === undefined ? undefined : elements.filter((one) => one.matches(within));
  const seen = elements.filter((one) => {
    if (!one.matches(SELECTORS[role]) || !one.checkVisibility(PAINTED)) return false;
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && (!outers || outers.some((outer) => isIn(one, outer)));
  });
  const names = seen.map(nameOf);
  const at = names.findIndex((each) => new RegExp(name).test(each));
  const one = seen[at];
  const some = role === 'text' ? [] : names;
  if (!one) return { names: some };
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  let hit = document.elementFromPoint(x, y);
  for (let deeper = hit?.shadowRoot; deeper; deeper = hit?.shadowRoot ?? null) {
    const next = deeper.elementFromPoint(x, y);
    if (!next || next === hit) break;
    hit = next;
  }
  const isHit = hit !== null && (isIn(hit, one) || hit.closest('label')?.control === one);
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const field = one as HTMLInputElement;
  return {
    names: some,
    what: {
      x,
      y,
      value: field.value ?? '',
      isChecked: field.checked === true,
      isFocused: active === one,
      ...(!isHit && { cover: hit ? `${hit.localName}.${hit.className}` : 'nothing' }),
    },
  };
};
