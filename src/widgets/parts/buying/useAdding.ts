import type { Product } from '../../../api/product/product.contract.ts';
import type { MessageValues } from '../../../core/i18n/message-format.ts';
import { runtime } from '../../../core/runtime.ts';
import { requestAdd } from '../../../api/adding/add-requests.ts';
import { addedText, type AddedKey } from '../adding/AddedNotice.tsx';
import { useAddedNews, useAddRequests, type AddedNews } from '../adding/added-news.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { useBuyingMessages } from './buying-words.ts';

export type ProductNews = { news: AddedNews; text: string };

/** Requests adding by the page's own `assess-cart-add`, and handles such requests if the page has no mini-cart. */
export const useAdding = (): {
  add: (code: string, quantity: number) => void;
  newsOf: (product: Product) => ProductNews | undefined;
} => {
  const host = useHost();
  const t = useBuyingMessages();
  const say = (key: AddedKey, values?: MessageValues) => t(`shared.buying.${key}`, values);
  const news = useAddedNews();
  useAddRequests((now) => addedText(say, now));
  return {
    add: (code, quantity) => {
      if (!runtime().author) requestAdd(host, { code, quantity });
    },
    newsOf: ({ code, name }) => {
      if (news === undefined || (news.name !== code && news.name !== name)) return undefined;
      const named = { ...news, name };
      return { news: named, text: addedText(say, named) };
    },
  };
};
