import { adoptStyles } from '../kit/element/adopt-styles.ts';
import { useLate } from '../kit/element/late-part.ts';

export type WorkingPart = typeof import('./working.ts');

const loadWorking = async (host: HTMLElement): Promise<WorkingPart> => {
  const working = await import('./working.ts');
  void adoptStyles(host, working.styles);
  return working;
};

export type Working = ReturnType<typeof useWorking>;

/** Loads the part of the form that is needed to order, as soon as `wanted` is true, or by `load`. */
export const useWorking = (wanted: boolean) => useLate(loadWorking, wanted);
