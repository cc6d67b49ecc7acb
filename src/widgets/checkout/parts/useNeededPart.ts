import { isMissingChunk } from '../../../core/late.ts';
import { useLate } from '../../kit/element/late-part.ts';

/**
 * Loads a late part of the checkout as soon as `isNeeded` is true. If its files can't be loaded, `isMissing` is true
 * and the caller draws `MissingPart`, because after a deploy the common part that says so is gone too (REL-06). Any
 * other error is thrown while rendering.
 */
export const useNeededPart = <Part>(fetch: (host: HTMLElement) => Promise<Part>, isNeeded = true) => {
  const { part, failure } = useLate(fetch, isNeeded);
  const isMissing = isMissingChunk(failure);
  if (failure !== undefined && !isMissing) throw failure;
  return { part, isMissing };
};
