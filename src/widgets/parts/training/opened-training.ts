import { useSyncExternalStore } from 'react';
import type { TrainingPart } from '../../../api/training/training.rules.ts';
import { useHost } from '../../kit/element/widget-context.ts';

/** Whose dialog is open: a line, and the part that it begins with; without one, what the line lacks first. */
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
 * The dialog that is open in this element, and how it is opened and closed. It is apart from the line: a line that another tab takes
 * out must not take along what is being typed.
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
