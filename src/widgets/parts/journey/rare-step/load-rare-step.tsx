import type { ComponentType } from 'react';
import { runtime } from '../../../../core/runtime.ts';
import { WithWords } from '../../../kit/element/WithWords.tsx';
import { loadMessages } from '../../../kit/element/widget-messages.ts';
import { RareStep, type StepProps } from '../RareStep.tsx';
import messages from './messages?languages';

/** Loads the component of a rare step, with its messages besides those of every journey. Rejects if they can't be loaded. */
export const loadRareStep = async (): Promise<{ default: ComponentType<StepProps> }> => {
  const catalogue = await loadMessages(messages, runtime().row.language);
  return {
    default: (props) => (
      <WithWords catalogue={catalogue}>
        <RareStep {...props} />
      </WithWords>
    ),
  };
};
