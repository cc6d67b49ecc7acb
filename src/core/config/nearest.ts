/** Returns ` Did you mean X?` with the known name that is nearest to a misspelt one, or '' if none is near. */
export const didYouMean = (name: string, known: readonly string[], shown = (one: string) => one): string => {
  const plain = simplified(name);
  // A third of the letters may differ. Of a short name, one.
  const most = Math.max(1, Math.floor(plain.length / 3));
  const [best] = known
    .map((one) => ({ one, distance: distance(plain, simplified(one)) }))
    .filter((found) => found.distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  return best === undefined ? '' : ` Did you mean ${shown(best.one)}?`;
};

const simplified = (name: string): string => name.toLowerCase().replace(/[-_ ]/g, '');

/** The number of letters to add, remove or replace. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[to.length] ?? 0;
};
