import type { ComponentType } from 'react';
import { isMissingChunk, late } from '../../../core/late.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { MissingPart } from './MissingPart.tsx';

/**
 * A lazy part within a step. Where it can't be loaded, that is said in its place: the rest of the step stays, and with it what
 * was typed there. Source: REL-06.
 */
export const lazyStepPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart<P>(() =>
    late(load).catch((error: unknown) => {
      if (!isMissingChunk(error)) throw error;
      return { default: MissingPart };
    }),
  );
