/** Returns the pages that a pager shows, counted from 0 and sorted, with `gap` where some are left out. At most seven entries. */
export const pagerEntries = (page: number, pages: number): readonly (number | 'gap')[] => {
  const named = [0, page - 1, page, page + 1, pages - 1].filter((one) => one >= 0 && one < pages);
  const sorted = [...new Set(named)].toSorted((a, b) => a - b);
  return sorted.flatMap((one, at) => {
    const before = sorted[at - 1];
    if (before === undefined || one === before + 1) return [one];
    // A gap of one page would take as much room as the page itself.
    return one === before + 2 ? [one - 1, one] : ['gap' as const, one];
  });
};
