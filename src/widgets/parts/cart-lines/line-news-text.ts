import type { MessageValues } from '../../../core/i18n/message-format.ts';
import type { CartFailure, CartRefusal } from '../../../api/adding/cart-change-words.ts';
import type { LineNews } from './line-news.ts';

/** The keys that the catalogue of every widget with cart lines has, prefixed by the widget's own name. */
export type NewsKey =
  | `news.${CartRefusal['kind']}`
  | 'news.price'
  | 'news.newCart'
  | 'news.notSet'
  | 'news.notPutBack'
  | `why.${CartFailure}`;

export type Say = (key: NewsKey, values?: MessageValues) => string;

/** Returns the text about what happened to a line and why. */
export const lineNewsText = (say: Say, news: LineNews): string => {
  if (news.about === 'refusal') return say(`news.${news.kind}`, { units: news.units });
  if (news.about === 'price') return say('news.price', { before: news.before, after: news.after });
  if (news.about === 'newCart') return say('news.newCart');
  return withReason(say, say('news.notSet', { asked: news.asked }), news.failure);
};

/** Adds the reason to what failed. If the outcome is unknown, the text does not claim that the change failed. */
const withReason = (say: Say, what: string, failure: CartFailure | undefined): string => {
  if (failure === undefined) return what;
  const why = say(`why.${failure}`);
  return failure === 'unconfirmed' ? why : `${what} ${why}`;
};

/** Returns the text about why a removed line could not be restored. */
export const notPutBackText = (say: Say, news: LineNews): string =>
  news.about === 'failure'
    ? withReason(say, say('news.notPutBack'), news.failure)
    : `${say('news.notPutBack')} ${lineNewsText(say, news)}`;
