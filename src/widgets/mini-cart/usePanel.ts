import { useState } from 'react';
import type { Catalogue } from '../../core/i18n/message-format.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../shared/element/adopt-styles.ts';
import type { MessageLoaders } from '../shared/element/widget-messages.ts';
import type * as PanelCode from './panel/panel.tsx';

type Code = typeof PanelCode;
/** The panel bound to this widget: its styles are in the root, its words in place. */
export type Panel = ReturnType<Code['bindPanel']>;

const words: MessageLoaders = {
  en: () => import('./panel/messages/en.json'),
  fr: () => import('./panel/messages/fr.json'),
  nl: () => import('./panel/messages/nl.json'),
  es: () => import('./panel/messages/es.json'),
};

const fetchParts = (): Promise<[Code, { default: Catalogue }]> =>
  Promise.all([import('./panel/panel.tsx'), words[runtime().row.language]()]);

let parts: ReturnType<typeof fetchParts> | undefined;

/** Once a page; a lost chunk is asked for a second time, and again at the next occasion (REL-06). */
const loadParts = (): ReturnType<typeof fetchParts> => {
  parts ??= fetchParts()
    .catch(fetchParts)
    .catch((error: unknown) => {
      parts = undefined;
      throw error;
    });
  return parts;
};

export const usePanel = (
  host: HTMLElement,
  translate: Translate,
): { panel: Panel | undefined; load: () => Promise<Panel> } => {
  const [panel, setPanel] = useState<Panel>();
  const load = async (): Promise<Panel> => {
    if (panel) return panel;
    const [{ bindPanel, panelStyles }, { default: catalogue }] = await loadParts();
    await adoptStyles(host, panelStyles);
    const bound = bindPanel(host, translate, catalogue);
    setPanel((before) => before ?? bound);
    return bound;
  };
  return { panel, load };
};
