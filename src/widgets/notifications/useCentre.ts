import { useLate } from '../kit/element/late-part.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import { loadCentre } from './load-centre.ts';

type Centre = Awaited<ReturnType<typeof loadCentre>>['MessageCentre'];

type Loaded = {
  Centre: Centre | undefined;
  /** Rejects when the part can't be had. */
  load: () => Promise<unknown>;
  /** Reports that, for the page. */
  fail: (error: unknown) => void;
};

/** The part that draws the messages, once it has come, with its words and styles in place. */
export const useCentre = (): Loaded => {
  const host = useHost();
  const emit = useEmit();
  const { part, load } = useLate(loadCentre);
  return {
    Centre: part?.MessageCentre,
    load,
    fail: (error) => {
      console.error('Assess widgets: the messages of this page could not be shown.', error);
      emit('assess-error', { code: 'widget.chunk', widget: host.localName });
    },
  };
};
