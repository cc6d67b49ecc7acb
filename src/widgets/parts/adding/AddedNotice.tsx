import { Notice } from '../../kit/ui/Notice.tsx';
import type { NoticeTone } from '../../kit/ui/Notice.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import type { AddedNews } from './added-news.ts';

type Props = { news: AddedNews; text: string; word: (tone: NoticeTone) => string };

/** Shows the progress of adding a product. It is not a live region, because the widget that took the request announces it. */
export const AddedNotice = ({ news, text, word }: Props) => {
  if (news.state === 'adding')
    return (
      <p className="adding small">
        <Spinner /> {text}
      </p>
    );
  const tone = news.state === 'added' ? 'success' : news.state === 'failed' ? 'danger' : 'warning';
  return (
    <Notice tone={tone} word={word(tone)}>
      {text}
    </Notice>
  );
};
