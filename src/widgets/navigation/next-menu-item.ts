/** Returns the index of the item that a key moves to, wrapping round, or undefined if the key moves nowhere. */
export const stopAfter = (
  key: string,
  at: number,
  count: number,
  keys: 'row' | 'all',
): number | undefined => {
  if (at < 0 || count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (keys === 'all' && key === 'ArrowDown')) return (at + 1) % count;
  if (key === 'ArrowLeft' || (keys === 'all' && key === 'ArrowUp')) return (at + count - 1) % count;
  return undefined;
};
