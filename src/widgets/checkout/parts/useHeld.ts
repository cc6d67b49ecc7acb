import { useEffect } from 'react';
import type { StepProps } from '../flow/step-props.ts';

/** Tells the flow whether nothing but the step may change the order now. */
export const useHeld = (isHeld: boolean, send: StepProps['send']): void => {
  useEffect(() => {
    send({ event: 'held', isHeld });
    return () => send({ event: 'held', isHeld: false });
  }, [isHeld, send]);
};
