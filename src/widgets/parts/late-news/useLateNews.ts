import { useCallback, useSyncExternalStore } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { latePart, useLate } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

const loadLateNews = latePart(() => import('./late-news-part.tsx'), messages);

type LateNewsPart = Awaited<ReturnType<typeof loadLateNews>>;

/** Returns the part that reports calls without an answer. It is loaded once there is such a call, which is rare. */
export const useLateNews = (): LateNewsPart | undefined => {
  const { author, storage, row } = runtime();
  const subscribe = useCallback(
    (look: () => void) => storage.subscribe('addingLines', look, row.baseSite),
    [storage, row],
  );
  const isNoted = useSyncExternalStore(
    subscribe,
    () => !author && storage.read('addingLines', row.baseSite) !== undefined,
  );
  return useLate(loadLateNews, isNoted).part;
};
