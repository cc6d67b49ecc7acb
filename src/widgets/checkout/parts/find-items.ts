/** From so many on a list can be searched. */
const SEARCHED_FROM = 8;
/** So many show at once; more at a press. */
export const AT_ONCE = 20;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a list is so long that it wants a search field. Source: look-checkout 2.3. */
export const isSearched = (count: number): boolean => count >= SEARCHED_FROM;

/**
 * The items of which every typed word is a part, whatever its case and accents, in their own order. All of them where nothing
 * is typed. Source: CHK-02 d.
 */
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

/** The first `most` of what was found, and the chosen one before them where it is not among them. */
export const firstItems = <Item>(
  found: readonly Item[],
  chosen: Item | undefined,
  most: number,
): readonly Item[] => {
  const first = found.slice(0, most);
  return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first];
};
