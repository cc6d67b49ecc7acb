import type { storageTable } from './storage-table.ts';

export type StorageKey = keyof typeof storageTable;

/** Returns a key's name in storage, such as `assess.cartGuid.usassessments`. Small, because the loader carries it. */
export function storageName(key: StorageKey, suffix?: string): string {
  return `assess.${key}${suffix ? `.${suffix}` : ''}`;
}
