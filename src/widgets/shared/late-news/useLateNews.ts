import { useEffect, useRef } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { latePart, useLatePart } from '../element/late-part.ts';
import messages from './messages?languages';

const loadLateNews = latePart(() => import('./late-news-part.tsx'), messages);

type LateNewsPart = Awaited<ReturnType<typeof loadLateNews>>;

/** What tells of calls that had no answer, loaded once there is such a call: nearly no page has one. */
export const useLateNews = (): LateNewsPart | undefined => {
  const { part, load } = useLatePart(loadLateNews);
  const begin = useRef(load);
  useEffect(() => {
    const { author, storage, row } = runtime();
    const look = () => {
      if (author || storage.read('addingLines', row.baseSite) === undefined) return;
      begin.current().catch(() => undefined);
    };
    look();
    return storage.subscribe('addingLines', look, row.baseSite);
  }, []);
  return part;
};
