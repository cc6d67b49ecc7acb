import { useEffect } from 'react';
import type { StepProps } from '../flow/step-props.ts';

/** Says of a step's form whether leaving it would lose something (CHK-06). */
export const useDirty = (isDirty: boolean, setDirty: StepProps['setDirty']): void => {
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
};
