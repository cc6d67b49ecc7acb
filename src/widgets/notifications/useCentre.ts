import { useState } from 'react';
import { adoptStyles } from '../shared/element/adopt-styles.ts';
import { loadPart } from '../shared/element/load-part.ts';
import { useEmit, useHost } from '../shared/element/widget-context.ts';
import type { MessageCentre } from './centre/MessageCentre.tsx';

type Loaded = {
  Centre: typeof MessageCentre | undefined;
  /** Rejects when the part can't be had. */
  load: () => Promise<void>;
  /** Reports that, for the page. */
  fail: (error: unknown) => void;
};

/** The part that draws the messages, once it has come, with its styles in place. */
export const useCentre = (): Loaded => {
  const host = useHost();
  const emit = useEmit();
  const [Centre, setCentre] = useState<typeof MessageCentre>();
  return {
    Centre,
    load: async () => {
      const { MessageCentre: loaded, centreStyles } = await loadPart(() => import('./centre/centre.ts'));
      await adoptStyles(host, centreStyles);
      setCentre(() => loaded);
    },
    fail: (error) => {
      console.error('Assess widgets: the messages of this page could not be shown.', error);
      emit('assess-error', { code: 'widget.chunk', widget: host.localName });
    },
  };
};
