import { useEffect, useState } from 'react';
import { loadPart } from '../shared/element/load-part.ts';
import { useEmit, useHost } from '../shared/element/widget-context.ts';

/**
 * A part of the page's dialogs, loaded when there is something for it to show: most pages never ask or tell anything.
 * `load` also gives the element the part's styles. Without it the page goes on (REL-06).
 */
export const usePart = <Part>(
  needed: boolean,
  load: (host: HTMLElement) => Promise<Part>,
): Part | undefined => {
  const host = useHost();
  const emit = useEmit();
  const [part, setPart] = useState<{ code: Part }>();
  const due = needed && part === undefined;
  useEffect(() => {
    if (!due) return;
    loadPart(() => load(host)).then(
      (code) => setPart({ code }),
      (error: unknown) => {
        console.error('Assess widgets: what the page has to ask or to tell could not be shown.', error);
        emit('assess-error', { code: 'widget.chunk', widget: host.localName });
      },
    );
    // The functions stand for this element, which stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [due]);
  return part?.code;
};
