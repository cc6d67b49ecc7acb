import { useEffect } from 'react';
import type { StepProps } from '../flow/step-props.ts';

/** Reports whether leaving a step's form would lose something (CHK-06). */
export const useDirty = (isDirty: boolean, setDirty: StepProps['setDirty']): void => {
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
};
