import { Notice } from '../../kit/ui/Notice.tsx';
import { Spinner } from '../../kit/ui/Button.tsx';
import type { AddedNews } from './added-news.ts';
import type { MessageValues } from '../../../core/i18n/message-format.ts';
import type { CartFailure, CartRefusal } from '../../../api/adding/cart-change-words.ts';

type Props = { news: AddedNews; text: string };

/** Shows the progress of adding a product. It is not a live region, because the widget that took the request announces it. */
export const AddedNotice = ({ news, text }: Props) => {
  if (news.state === 'adding')
    return (
      <p className="adding small">
        <Spinner /> {text}
      </p>
    );
  const tone = news.state === 'added' ? 'success' : news.state === 'failed' ? 'danger' : 'warning';
  return <Notice tone={tone}>{text}</Notice>;
};

/** The keys that the catalogue of every widget that adds products has, prefixed by the widget's own name. */
export type AddedKey =
  | 'added.adding'
  | 'added.done'
  | 'added.fewer'
  | 'added.not'
  | `added.why.${CartRefusal['kind']}`
  | `why.${CartFailure}`;

type Say = (key: AddedKey, values?: MessageValues) => string;

/** Returns the text about the result of adding a product. */
export const addedText = (say: Say, news: AddedNews): string => {
  const { name, asked } = news;
  if (news.state === 'adding') return say('added.adding', { name });
  if (news.state === 'added') return say('added.done', { name, units: news.units });
  if (news.state === 'failed' && news.failure === 'unconfirmed') return `${name}. ${say('why.unconfirmed')}`;
  if (news.state === 'failed')
    return [say('added.not', { name }), news.failure && say(`why.${news.failure}`)].filter(Boolean).join(' ');
  const lead =
    news.units > 0 ? say('added.fewer', { name, units: news.units, asked }) : say('added.not', { name });
  return `${lead} ${say(`added.why.${news.kind}`)}`;
};
