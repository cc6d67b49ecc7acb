const ISOLATED = /\u2068[^\u2069]*\u2069/g;
const INLINE = /^(?:inline|contents|ruby)/;

const isApart = (element: Element): boolean =>
  /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi);

/**
 * Finds the texts inside a widget that hold a name without isolation from other text on its line: `<bdi>`, `dir="auto"`,
 * or the characters for isolation around it. A name alone in its block needs none. Source: SEC-14 c.
 */
export const textsBesideNames = (widget: Element, name: string): { names: number; beside: string[] } => {
  const beside: string[] = [];
  let names = 0;
  const root: ParentNode = widget.shadowRoot ?? widget;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode as Text;
    if (!node.data.includes(name)) continue;
    names += 1;
    const bare = node.data.replace(ISOLATED, '');
    if (!bare.includes(name)) continue;
    const isWhole = bare.trim() === name;
    let place = node.parentElement!;
    while (isWhole && INLINE.test(getComputedStyle(place).display) && !isApart(place) && place.parentElement)
      place = place.parentElement;
    const isInline = INLINE.test(getComputedStyle(place).display);
    if (isWhole && (isInline || place.textContent.trim() === name)) continue;
    beside.push(`${place.localName}.${place.className}: ${place.textContent.slice(0, 120)}`);
  }
  return { names, beside };
};
