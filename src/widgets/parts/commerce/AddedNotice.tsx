import { Notice } from '../../kit/ui/Notice.tsx';
import type { NoticeTone } from '../../kit/ui/Notice.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import type { AddedNews } from './added-news.ts';

type Props = { news: AddedNews; text: string; word: (tone: NoticeTone) => string };

/** Shows how adding goes. It is said aloud by whoever took the wish, so this is no live region. */
export const AddedNotice = ({ news, text, word }: Props) => {
  if (news.state === 'adding')
    return (
      <p className="adding small">
        <Spinner /> {text}
      </p>
    );
  const isWhole = news.state === 'added' && !news.excess;
  const tone = isWhole ? 'success' : news.state === 'failed' ? 'danger' : 'warning';
  return (
    <Notice tone={tone} word={word(tone)}>
      {text}
    </Notice>
  );
};
