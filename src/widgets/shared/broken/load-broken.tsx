import type { ComponentType } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { WithWords } from '../element/WithWords.tsx';
import { loadMessages, type MessageLoaders } from '../element/widget-messages.ts';
import { BrokenWidget, type BrokenProps } from './BrokenWidget.tsx';

const words: MessageLoaders = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
};

/** What stands for a widget that threw, with its own words, which no page carries that needs none. Rejects when they can't be had. */
export const loadBroken = async (): Promise<{ default: ComponentType<BrokenProps> }> => {
  const catalogue = await loadMessages(words, runtime().row.language);
  return {
    default: (props) => (
      <WithWords catalogue={catalogue}>
        <BrokenWidget {...props} />
      </WithWords>
    ),
  };
};
