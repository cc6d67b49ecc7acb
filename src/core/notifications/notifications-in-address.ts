const NAME = 'notifications';

/** Returns the parameter's values, still encoded, and the rest of the query, unchanged. */
export const splitSearch = (search: string): { found: string[]; rest: string } => {
  const parts = search.replace(/^\?/, '').split('&');
  const ours = parts.map((part) => new URLSearchParams(part).has(NAME));
  return {
    found: parts.filter((_part, index) => ours[index]).map((part) => part.replace(/^[^=]*=?/, '')),
    rest: parts.filter((_part, index) => !ours[index]).join('&'),
  };
};

/** Returns whether an address has notifications. It is cheap, because every page calls it. */
export const bringsNotifications = (search: string): boolean => new URLSearchParams(search).has(NAME);
