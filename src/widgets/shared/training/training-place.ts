import type { OpenedTraining } from './opened-training.ts';

type Open = (training: OpenedTraining) => void;

const places = new WeakMap<HTMLElement, Open>();

/** An element says how a training's dialog is opened in it; returns how it takes that back. */
export const offerTraining = (host: HTMLElement, open: Open): (() => void) => {
  places.set(host, open);
  return () => places.delete(host);
};

/** Opens a training's dialog in an element; false where it has no place for one, or not yet. Source: LEAD-01, TRN-05 a. */
export const openTrainingIn = (host: HTMLElement, training: OpenedTraining): boolean => {
  const open = places.get(host);
  open?.(training);
  return open !== undefined;
};
