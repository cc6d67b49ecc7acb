import type { ComponentType } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { WithWords } from '../element/WithWords.tsx';
import { loadMessages } from '../element/widget-messages.ts';
import { BrokenWidget, type BrokenProps } from './BrokenWidget.tsx';
import messages from './messages?languages';

/** What stands for a widget that threw, with its own words, which no page carries that needs none. Rejects when they can't be had. */
export const loadBroken = async (): Promise<{ default: ComponentType<BrokenProps> }> => {
  const catalogue = await loadMessages(messages, runtime().row.language);
  return {
    default: (props) => (
      <WithWords catalogue={catalogue}>
        <BrokenWidget {...props} />
      </WithWords>
    ),
  };
};
