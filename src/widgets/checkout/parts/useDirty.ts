import { useEffect } from 'react';
import type { StepProps } from '../flow/step-props.ts';

/** Reports whether leaving a step's form would lose something (CHK-06). */
export const useDirty = (isEdited: boolean, send: StepProps['send']): void => {
  useEffect(() => {
    send({ event: 'edited', isEdited });
    return () => send({ event: 'edited', isEdited: false });
  }, [isEdited, send]);
};
