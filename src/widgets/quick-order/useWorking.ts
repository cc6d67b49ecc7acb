import { useLate } from '../kit/element/late-part.ts';

export type WorkingPart = typeof import('./working.ts');

const loadWorking = () => import('./working.ts');

export type Working = ReturnType<typeof useWorking>;

/** The part of the form that somebody needs who orders: loaded as soon as `wanted`, or by `load`. */
export const useWorking = (wanted: boolean) => useLate(loadWorking, wanted);
