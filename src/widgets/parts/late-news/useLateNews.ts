import { useEffect } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useLate } from '../../kit/element/late-part.ts';
import { loadLateNews } from './load-late-news.ts';

type LateNewsPart = Awaited<ReturnType<typeof loadLateNews>>;

/**
 * Returns the part that reports calls without an answer, for a widget that shows them itself. It is loaded once there is such a
 * call, which is rare.
 */
export const useLateNews = (): LateNewsPart | undefined => {
  const { part, load } = useLate(loadLateNews);
  useEffect(() => {
    const { author, storage, row } = runtime();
    const look = () => {
      if (author || storage.read('addingLines', row.baseSite) === undefined) return;
      load().catch(() => undefined);
    };
    look();
    return storage.subscribe('addingLines', look, row.baseSite);
  }, [load]);
  return part;
};
