import { latePart, useLate } from '../../kit/element/late-part.ts';

export type Working = ReturnType<typeof useWorking>;

const loadWorking = latePart(() => import('./working-part.tsx'));

/**
 * Loads the part of the form that is needed to order, with its texts and styles, as soon as `wanted` is true, or by
 * `load`. That is at the first focus, code or message.
 */
export const useWorking = (wanted: boolean) => useLate(loadWorking, wanted);
