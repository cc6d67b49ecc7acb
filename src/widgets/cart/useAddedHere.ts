import { useEffect } from 'react';
import { runtime } from '../../core/runtime.ts';
import { takeAddRequests } from '../parts/commerce/add-requests.ts';
import { addedText } from '../parts/commerce/added-news-text.ts';
import { addFromPage, useAddedNews, type AddedNews } from '../parts/commerce/added-news.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { useSay } from './useCartMessages.ts';

/** Handles the page's request to add if no mini-cart does. Returns the result of the latest one, with its text. */
export const useAddedHere = (): { news: AddedNews; text: string } | undefined => {
  const host = useHost();
  const say = useSay();
  const news = useAddedNews();
  useEffect(
    () =>
      takeAddRequests({
        host,
        opens: false,
        last: true,
        take: (detail, _open, from) =>
          void addFromPage({ tag: host.localName, detail, from }, (now) => {
            if (now.state !== 'adding') runtime().registry.actions.announce(addedText(say, now));
          }),
      }),
    // The translate function stays the same while the widget is on the page.
    // oxlint-disable-next-line react/exhaustive-deps
    [host],
  );
  return news && { news, text: addedText(say, news) };
};
