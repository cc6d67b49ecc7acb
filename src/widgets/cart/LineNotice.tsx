import type { LineNews } from '../shared/commerce/line-news.ts';
import { canTryAgain } from '../shared/commerce/cart-change-words.ts';
import { lineNewsText } from '../shared/commerce/line-news-text.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { useCartMessages, useSay } from './useCartMessages.ts';

type Props = { news: LineNews; onAgain: (quantity: number) => void; onDismiss: () => void };

/** What happened to a line and why; where it can help, with another try. */
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
    </Notice>
  );
};
