import type { ComponentType } from 'react';
import { isMissingChunk, late } from '../../../core/late.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { MissingPart } from './MissingPart.tsx';

/**
 * Returns a lazy part within a step. If it can't be loaded, a message replaces it, and the rest of the step stays with
 * what was typed. Source: REL-06.
 */
export const lazyStepPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart<P>(() =>
    late(load).catch((error: unknown) => {
      if (!isMissingChunk(error)) throw error;
      return { default: MissingPart };
    }),
  );
