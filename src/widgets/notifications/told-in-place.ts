import type { Drawn } from '../../core/registry/own-readings.ts';
import type { CentreMessage } from '../../core/store/core-state.ts';

/** Returns whether a widget shows the message at the place that it is about. Source: LEAD-07. */
export const isToldInPlace = ({ told, about }: CentreMessage, drawn: Drawn = {}): boolean =>
  told === true && about !== undefined && Object.values(drawn).some((places) => places.includes(about));
