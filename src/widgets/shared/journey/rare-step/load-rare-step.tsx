import type { ComponentType } from 'react';
import { runtime } from '../../../../core/runtime.ts';
import { WithWords } from '../../element/WithWords.tsx';
import { loadMessages, type MessageLoaders } from '../../element/widget-messages.ts';
import { RareStep, type StepProps } from '../RareStep.tsx';

const words: MessageLoaders = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  nl: () => import('./messages/nl.json'),
  es: () => import('./messages/es.json'),
};

/** What draws a rare step, with its own words beside those that every journey has. Rejects when they can't be had. */
export const loadRareStep = async (): Promise<{ default: ComponentType<StepProps> }> => {
  const catalogue = await loadMessages(words, runtime().row.language);
  return {
    default: (props) => (
      <WithWords catalogue={catalogue}>
        <RareStep {...props} />
      </WithWords>
    ),
  };
};
