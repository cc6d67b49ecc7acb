import { late } from '../../../core/late.ts';
import { runtime } from '../../../core/runtime.ts';
import { loadLateNews } from './load-late-news.ts';

const hosts = new Set<HTMLElement>();
let stop: (() => void) | undefined;

/**
 * Reports calls without an answer to the page's message centre, once for all elements that ask for it and while one of
 * them is on the page. The part that does it is loaded once there is such a call, which is rare. Source: API-06 b.
 */
export const followForPage = (host: HTMLElement): (() => void) => {
  hosts.add(host);
  stop ??= follow(host);
  return () => {
    hosts.delete(host);
    if (hosts.size > 0) return;
    stop?.();
    stop = undefined;
  };
};

const follow = (host: HTMLElement): (() => void) => {
  const { author, storage, row } = runtime();
  let isOver = false;
  let asked: Promise<void> | undefined;
  let stopNews = (): void => undefined;
  const look = (): void => {
    if (author || asked || storage.read('addingLines', row.baseSite) === undefined) return;
    asked = late(() => loadLateNews(host)).then(
      (part) => {
        if (!isOver) stopNews = part.follow();
      },
      () => {
        // The next such call tries again.
        asked = undefined;
      },
    );
  };
  look();
  const unsubscribe = storage.subscribe('addingLines', look, row.baseSite);
  return () => {
    isOver = true;
    unsubscribe();
    stopNews();
  };
};
