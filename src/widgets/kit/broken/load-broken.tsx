import type { ComponentType } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { WithWords } from '../element/WithWords.tsx';
import { loadMessages } from '../element/widget-messages.ts';
import { BrokenWidget, type BrokenProps } from './BrokenWidget.tsx';
import messages from './messages?languages';

/** Loads `BrokenWidget` with its own messages, which are fetched only if a widget fails. Rejects if they can't be loaded. */
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
