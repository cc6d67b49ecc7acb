import { useEffect, useState } from 'react';
import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../shared/element/adopt-styles.ts';
import { loadPart } from '../shared/element/load-part.ts';
import { useEmit, useHost } from '../shared/element/widget-context.ts';
import type { MessageLoaders } from '../shared/element/widget-messages.ts';
import type * as PartCode from './locale/locale.tsx';

type LocalePart = ReturnType<(typeof PartCode)['bindLocale']>;

const words: MessageLoaders = {
  en: () => import('./locale/messages/en.json'),
  fr: () => import('./locale/messages/fr.json'),
  nl: () => import('./locale/messages/nl.json'),
  es: () => import('./locale/messages/es.json'),
};

/** What draws the notices and dialogs of the locale, loaded when there is one; without it the page goes on (REL-06). */
export const useLocalePart = (needed: boolean): LocalePart | undefined => {
  const host = useHost();
  const emit = useEmit();
  const [part, setPart] = useState<LocalePart>();
  const due = needed && part === undefined;
  useEffect(() => {
    if (!due) return;
    const load = async () => {
      const [{ bindLocale, localeStyles }, { default: catalogue }] = await Promise.all([
        loadPart(() => import('./locale/locale.tsx')),
        loadPart(words[runtime().row.language]),
      ]);
      await adoptStyles(host, localeStyles);
      setPart(bindLocale(catalogue));
    };
    load().catch((error: unknown) => {
      console.error('Assess widgets: what is to be said of the locale could not be shown.', error);
      emit('assess-error', { code: 'widget.chunk', widget: host.localName });
    });
    // The functions stand for this element, which stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [due]);
  return part;
};
