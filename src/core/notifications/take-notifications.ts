import { runtime } from '../runtime.ts';
import { NOTIFICATION_CODE, notificationTable } from './notification-table.ts';
import { parseNotifications, type NotificationsResult } from './parse-notifications.ts';
import { splitSearch } from './notifications-in-address.ts';

/**
 * Moves the notifications of the address into the message centre. The parameter is removed from the address bar. Each
 * notification is published unless this browser has shown it before. One that can't be read is logged and not shown. Call it once for each page, when the message centre is ready. Source: SHL-07, SEC-01.
 */
export const takeNotifications = (): void => {
  const { registry, storage } = runtime();
  const { found, rest } = splitSearch(location.search);
  if (found.length === 0) return;
  const { items, problem } = read(found);
  forgetAddress(rest);
  if (problem !== undefined)
    console.warn(
      `Assess widgets: the notifications in the address ${problem}, so ${items.length > 0 ? 'not all are' : 'none of them is'} shown.`,
    );
  if (items.length === 0) return;
  const seen = new Set(storage.read('seenNotifications'));
  const fresh = items.filter(({ id }) => !seen.has(id) && seen.add(id));
  storage.write('seenNotifications', [...seen]);
  // The message centre shows the newest first. The first notification of the address is to be on top, so it is published last.
  for (const { id, level, key, params, link } of fresh.toReversed())
    registry.actions.publish({
      id: `${NOTIFICATION_CODE}${id}`,
      // The table's level wins, so that nobody can turn good news into a warning.
      level: notificationTable[key][0] ?? level,
      code: `${NOTIFICATION_CODE}${key}`,
      params,
      ...(link !== undefined && { link }),
    });
};

const read = ([only = '', ...more]: readonly string[]): NotificationsResult => {
  if (more.length > 0) return { items: [], problem: 'are there more than once' };
  const { storeHosts, notificationText = false } = runtime().config;
  return parseNotifications(only, { here: location.href, storeHosts, freeText: notificationText });
};

/** Removes the parameter from the address bar. Other parameters, the fragment and the history state stay unchanged. */
const forgetAddress = (rest: string): void => {
  const url = new URL(location.href);
  url.search = rest;
  history.replaceState(history.state, '', url.href);
};
