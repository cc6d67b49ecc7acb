import type { LineNews } from '../parts/cart-lines/line-news.ts';
import { canTryAgain } from '../../api/adding/cart-change-words.ts';
import { lineNewsText } from '../parts/cart-lines/line-news-text.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { ReplacedBy } from './CartNotices.tsx';
import { useCartMessages, useSay } from './useCartMessages.ts';

type Props = {
  news: LineNews;
  onAgain: (quantity: number) => void;
  onDismiss: () => void;
};

/** Shows what happened to a line and why, with a button to try again if that can help. */
export const LineNotice = ({ news, onAgain, onDismiss }: Props) => {
  const t = useCartMessages();
  const say = useSay();
  const tone = news.about === 'failure' ? 'danger' : news.about === 'price' ? 'info' : 'warning';
  const again = news.about === 'failure' && canTryAgain(news.failure) ? news.asked : undefined;
  return (
    <Notice
      tone={tone}
      word={t(`shared.level.${tone}`)}
      className="line-notice"
      dismissLabel={t('shared.close')}
      onDismiss={onDismiss}
      actions={
        again !== undefined && (
          <Button variant="outline" tight className="small" onClick={() => onAgain(again)}>
            {t('cart.again', { asked: again })}
          </Button>
        )
      }
    >
      {lineNewsText(say, news)}
      {news.about === 'refusal' && news.successor && <ReplacedBy {...news.successor} />}
      {news.about === 'failure' && news.requestId !== undefined && (
        <span className="reference small num">{t('cart.reference', { id: news.requestId })}</span>
      )}
    </Notice>
  );
};
