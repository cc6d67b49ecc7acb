import { runtime } from '../runtime.ts';
import { levelOf, NOTIFICATION_CODE } from './notification-table.ts';
import { parseNotifications, type NotificationsResult } from './parse-notifications.ts';
import { splitSearch } from './split-search.ts';

/**
 * Moves what the address says into the message centre: the parameter leaves the address bar, and each notification is
 * published unless this browser has shown it before. One that can't be read is logged, and nothing is shown. Call it
 * once a page, when the message centre is there to show them. Source: SHL-07, SEC-01.
 */
export const takeNotifications = (): void => {
  const { registry, storage } = runtime();
  const { found, rest } = splitSearch(location.search);
  if (found.length === 0) return;
  const result = read(found);
  forgetAddress(rest);
  if ('problem' in result) {
    console.warn(
      `Assess widgets: the notifications in the address ${result.problem}, so none of them is shown.`,
    );
    return;
  }
  const seen = new Set(storage.read('seenNotifications'));
  const fresh = result.items.filter(({ id }) => !seen.has(id) && seen.add(id));
  storage.write('seenNotifications', [...seen]);
  // The centre has the newest first, and the first of the address is to stand first.
  for (const { id, level, key, params, link } of fresh.toReversed())
    registry.actions.publish({
      id: `${NOTIFICATION_CODE}${id}`,
      level: levelOf(key, level),
      code: `${NOTIFICATION_CODE}${key}`,
      params,
      ...(link !== undefined && { link }),
    });
};

const read = ([only = '', ...more]: readonly string[]): NotificationsResult => {
  if (more.length > 0) return { problem: 'are there more than once' };
  const { storeHosts, notificationText = false } = runtime().config;
  return parseNotifications(only, { here: location.href, storeHosts, freeText: notificationText });
};

/** Other parameters and the fragment stay as they were written, and so does what the page keeps with the entry. */
const forgetAddress = (rest: string): void => {
  const url = new URL(location.href);
  url.search = rest;
  history.replaceState(history.state, '', url.href);
};
