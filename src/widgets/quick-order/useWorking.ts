import { useLate } from '../kit/element/late-part.ts';

export type WorkingPart = typeof import('./working.ts');

const loadWorking = () => import('./working.ts');

export type Working = ReturnType<typeof useWorking>;

/** Loads the part of the form that is needed to order, as soon as `wanted` is true, or by `load`. */
export const useWorking = (wanted: boolean) => useLate(loadWorking, wanted);
