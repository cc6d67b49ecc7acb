/** The name of the query parameter. */
const NAME = 'notifications';

/** The values of the parameter, still encoded, and the query without them, otherwise as it was written. */
export const splitSearch = (search: string): { found: string[]; rest: string } => {
  const parts = search.replace(/^\?/, '').split('&');
  const ours = parts.map((part) => new URLSearchParams(part).has(NAME));
  return {
    found: parts.filter((_part, index) => ours[index]).map((part) => part.replace(/^[^=]*=?/, '')),
    rest: parts.filter((_part, index) => !ours[index]).join('&'),
  };
};

/** Whether an address brings notifications: cheap, since every page asks. */
export const bringsNotifications = (search: string): boolean => new URLSearchParams(search).has(NAME);
