import { useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * The elements of this kind on the page, oldest first. Only one bundle defines the tag, so the list covers the whole
 * page.
 */
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

/**
 * Returns whether this element is the one that shows the page's messages. If it is removed, the next one takes over
 * (LEAD-07).
 */
export const useFirst = (host: HTMLElement): boolean => {
  useLayoutEffect(() => {
    change([...hosts, host]);
    return () => change(hosts.filter((one) => one !== host));
  }, [host]);
  return useSyncExternalStore(subscribe, () => (hosts[0] ?? host) === host);
};
