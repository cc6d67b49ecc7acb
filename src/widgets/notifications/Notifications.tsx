import { useEffect, useSyncExternalStore } from 'react';
import { bringsNotifications } from '../../core/notifications/split-search.ts';
import { runtime } from '../../core/runtime.ts';
import { late } from '../../core/late.ts';
import { reportToAuthor } from '../kit/element/report-to-author.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { useCentre } from './useCentre.ts';
import { useFirst } from './useFirst.ts';

/**
 * `<assess-notifications>`: nothing, until the page has a message. The centre itself, and what reads the address, are
 * parts that load when they are needed.
 */
export const Notifications = () => {
  const host = useHost();
  const { registry, author } = runtime();
  const messages = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().messages);
  const isFirst = useFirst(host);
  const { Centre, load, fail } = useCentre();
  const needed = isFirst && messages.length > 0;

  useEffect(() => {
    if (!isFirst) reportToAuthor(host.localName, 'is on this page twice. Remove one: the first is used.');
  }, [host, isFirst]);

  useEffect(() => {
    if (!isFirst) return;
    if (author) late(() => import('./sample-messages.ts')).then(({ showSamples }) => showSamples(), fail);
    // What is shown once only is not taken before it can be shown.
    else if (bringsNotifications(location.search))
      Promise.all([late(() => import('../../core/notifications/take-notifications.ts')), load()]).then(
        ([{ takeNotifications }]) => takeNotifications(),
        fail,
      );
    // The functions stand for this element, which stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFirst, author]);

  useEffect(() => {
    if (needed) load().catch(fail);
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [needed]);

  return needed && Centre ? <Centre messages={messages} /> : null;
};
