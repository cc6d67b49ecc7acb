import { latePart, useLate } from '../kit/element/late-part.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import messages from './centre/messages?languages';

/** Loads the component that shows the messages, with its texts and styles. */
const loadCentre = latePart(() => import('./centre/MessageCentre.tsx'), messages);

type Centre = Awaited<ReturnType<typeof loadCentre>>;

type Loaded = {
  Centre: Centre | undefined;
  /** Loads the component. Rejects if it can't be loaded. */
  load: () => Promise<unknown>;
  /** Reports to the page that the component can't be loaded. */
  fail: (error: unknown) => void;
};

/** Returns the component that shows the messages. It is undefined until it has loaded with its texts and styles. */
export const useCentre = (): Loaded => {
  const host = useHost();
  const emit = useEmit();
  const { part: Centre, load } = useLate(loadCentre);
  return {
    Centre,
    load,
    fail: (error) => {
      console.error('Assess widgets: the messages of this page could not be shown.', error);
      emit('assess-error', { code: 'widget.chunk', widget: host.localName });
    },
  };
};
