/** Lists from this length on can be searched. */
const SEARCHED_FROM = 8;
/** The number of items that are shown at once. A button shows more. */
export const AT_ONCE = 20;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns whether a list is long enough for a search field. Source: look-checkout 2.3. */
export const isSearched = (count: number): boolean => count >= SEARCHED_FROM;

/** Returns the items with every typed word, whatever case and accents; all if nothing is typed. Source: CHK-02 d. */
export const findItems = <Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] => {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = folded(textOf(item));
    return words.every((word) => text.includes(word));
  });
};

/** Returns the first `most` items that were found. The chosen one is put first if it is not among them. */
export const firstItems = <Item>(
  found: readonly Item[],
  chosen: Item | undefined,
  most: number,
): readonly Item[] => {
  const first = found.slice(0, most);
  return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first];
};
