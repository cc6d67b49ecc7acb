import type { ComponentType } from 'react';
import { runtime } from '../../../../core/runtime.ts';
import { WithWords } from '../../../kit/element/WithWords.tsx';
import { loadMessages } from '../../../kit/element/widget-messages.ts';
import { RareStep, type StepProps } from '../RareStep.tsx';
import messages from './messages?languages';

/** What draws a rare step, with its own words beside those that every journey has. Rejects when they can't be had. */
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
