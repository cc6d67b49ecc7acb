import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Elements of this kind on the page, the oldest first. One bundle defines the tag, so one list is the page's. */
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

/** Whether this element is the one that shows the page's messages; when it goes, the next one is (LEAD-07). */
export const useFirst = (host: HTMLElement): boolean => {
  useLayoutEffect(() => {
    change([...hosts, host]);
    return () => change(hosts.filter((one) => one !== host));
  }, [host]);
  return useSyncExternalStore(subscribe, () => (hosts[0] ?? host) === host);
};
