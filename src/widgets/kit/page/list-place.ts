/** Returns a list's address with its search, filters and page, if the browser names the list as the page before this one. */
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
