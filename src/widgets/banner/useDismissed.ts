import { useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';

const ids = () => runtime().storage.read('dismissedBanners') ?? [];

/** Returns the ids of the notices that the shopper has closed, in this tab or another, and a function that closes one. */
export const useDismissed = (): [dismissed: readonly string[], dismiss: (id: string) => void] => {
  const { storage } = runtime();
  const all = useSyncExternalStore(
    (listener) => storage.subscribe('dismissedBanners', listener),
    () => ids().join(),
  );
  return [
    all.split(','),
    (id) => storage.write('dismissedBanners', [...ids().filter((one) => one !== id), id]),
  ];
};
