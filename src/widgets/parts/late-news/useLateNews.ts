import { useEffect } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { latePart, useLate } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

const loadLateNews = latePart(() => import('./late-news-part.tsx'), messages);

type LateNewsPart = Awaited<ReturnType<typeof loadLateNews>>;

/** Returns the part that reports calls without an answer. It is loaded once there is such a call, which is rare. */
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
