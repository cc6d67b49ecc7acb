import { useEffect, useMemo, useSyncExternalStore, useLayoutEffect } from 'react';
import { bringsNotifications } from '../../core/notifications/notifications-in-address.ts';
import { DRAWN_KEY, type Drawn } from '../../core/registry/own-readings.ts';
import { runtime } from '../../core/runtime.ts';
import { late } from '../../core/late.ts';
import { reportToAuthor } from '../kit/element/report-to-author.ts';
import { useHost, useEmit } from '../kit/element/widget-context.ts';
import type { CentreMessage } from '../../core/store/core-state.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';

const loadCentre = latePart(() => import('./centre/MessageCentre.tsx'));

/** Returns whether a widget shows the message at the place that it is about. Source: LEAD-07. */
const isToldInPlace = ({ told, about }: CentreMessage, drawn: Drawn = {}): boolean =>
  told === true && about !== undefined && Object.values(drawn).some((places) => places.includes(about));

/**
 * Draws `<assess-notifications>`: nothing until the page has a message. The message centre and the code that reads
 * messages from the address load when they are needed.
 */
export const Notifications = () => {
  const host = useHost();
  const { registry, author } = runtime();
  const all = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().messages);
  const places = useSyncExternalStore(
    registry.subscribe,
    () => registry.reading(DRAWN_KEY).data as Drawn | undefined,
  );
  const messages = useMemo(() => all.filter((message) => !isToldInPlace(message, places)), [all, places]);
  const isFirst = useFirst(host);
  const emit = useEmit();
  const { part: Centre, load } = useLate(loadCentre);
  const fail = (error: unknown) => {
    console.error('Assess widgets: the messages of this page could not be shown.', error);
    emit('assess-error', { code: 'widget.chunk', widget: host.localName });
  };
  const needed = isFirst && messages.length > 0;

  useEffect(() => {
    if (!isFirst) reportToAuthor(host.localName, 'is on this page twice. Remove one: the first is used.');
  }, [host, isFirst]);

  useEffect(() => {
    if (!isFirst) return;
    if (author) late(() => import('./sample-messages.ts')).then(({ showSamples }) => showSamples(), fail);
    // A message that is shown only once is not taken before it can be shown.
    else if (bringsNotifications(location.search))
      Promise.all([late(() => import('../../core/notifications/take-notifications.ts')), load()]).then(
        ([{ takeNotifications }]) => takeNotifications(),
        fail,
      );
    // The functions belong to this element, which stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFirst, author]);

  useEffect(() => {
    if (needed) load().catch(fail);
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [needed]);

  return needed && Centre ? <Centre messages={messages} /> : null;
};

/** The elements of this kind on the page, oldest first. Only one bundle defines the tag. */
let hosts: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]): void => {
  hosts = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns whether this element shows the page's messages. If it is removed, the next one takes over (LEAD-07). */
const useFirst = (host: HTMLElement): boolean => {
  useLayoutEffect(() => {
    change([...hosts, host]);
    return () => change(hosts.filter((one) => one !== host));
  }, [host]);
  return useSyncExternalStore(subscribe, () => (hosts[0] ?? host) === host);
};
