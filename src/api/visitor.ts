import { useSyncExternalStore } from 'react';
import { whose } from '../core/registry/one-visitor.ts';
import { runtime } from '../core/runtime.ts';
import type { Owner } from './query.ts';

let known: Owner | undefined;

const visitor = (): Owner | undefined => {
  const id = whose();
  if (id === undefined || runtime().registry.getSnapshot().session.status === 'loading') return undefined;
  if (known?.whose !== (id ?? '')) known = { whose: id ?? '' };
  return known;
};

/** Returns the visitor, a customer or not. Undefined while it is not known. The same object until it changes. */
export const useVisitor = (): Owner | undefined =>
  useSyncExternalStore(runtime().registry.subscribe, visitor);
