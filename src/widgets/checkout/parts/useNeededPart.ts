import { isMissingChunk } from '../../../core/late.ts';
import { useLate } from '../../kit/element/late-part.ts';

/**
 * A late part of the checkout, loaded as soon as it `isNeeded`. Where its files can't be loaded it `isMissing`, and the caller draws
 * `MissingPart`: after a deploy the part that says so for every widget is gone as well (REL-06). Any other error is thrown while
 * drawing.
 */
export const useNeededPart = <Part>(fetch: (host: HTMLElement) => Promise<Part>, isNeeded = true) => {
  const { part, failure } = useLate(fetch, isNeeded);
  const isMissing = isMissingChunk(failure);
  if (failure !== undefined && !isMissing) throw failure;
  return { part, isMissing };
};
