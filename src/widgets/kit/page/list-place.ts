/**
 * Returns the address of a list with the search, filters and page that it was left with, if this page was opened from it.
 * The browser names the page before; other sites' pages and other lists don't count.
 */
export const listPlace = (
  list: string,
  { referrer, href }: { referrer: string; href: string } = {
    referrer: document.referrer,
    href: location.href,
  },
): string => {
  const own = new URL(list, href);
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (before?.origin !== own.origin || before.pathname !== own.pathname) return list;
  return before.searchParams.has('id') ? list : `${list.split('?')[0] ?? ''}${before.search}`;
};
