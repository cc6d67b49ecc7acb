import { useSyncExternalStore } from 'react';
import type { TrainingPart } from '../../../api/training/training.rules.ts';
import { useHost } from '../../kit/element/widget-context.ts';

/** The line whose dialog is open, and the part that is shown first. Without `part`, the first missing part is shown. */
export type OpenedTraining = {
  code: string;
  entryNumber: number;
  name: string;
  part?: TrainingPart | undefined;
};

const opened = new WeakMap<HTMLElement, OpenedTraining>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns the dialog that is open in this element, and functions to open and close it. The state is kept outside of the
 * line: if another tab removes the line, what is being typed must not be lost.
 */
export const useOpenedTraining = () => {
  const host = useHost();
  const now = useSyncExternalStore(subscribe, () => opened.get(host));
  const set = (next: OpenedTraining | undefined): void => {
    if (next) opened.set(host, next);
    else opened.delete(host);
    for (const listener of listeners) listener();
  };
  return { opened: now, open: set, close: () => set(undefined) };
};
