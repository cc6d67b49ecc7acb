import { sayDropped, type CartNews, type LineNews, lineNewsText } from '../parts/cart-lines/line-news.ts';
import { cartFailure, canTryAgain } from '../../api/adding/cart-change-words.ts';
import { ProductName } from '../parts/cart-lines/ProductName.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useCartMessages, useSay } from './useCartMessages.ts';

type FailureProps = {
  error: unknown;
  known: boolean;
  /** True if a line already gives the reason: its change failed because of the same network or service. */
  told: boolean;
  reading: boolean;
  onRetry: () => void;
};

/** Shows why the cart could not be read, and a button to try again. Lines that are known stay below it. */
export const ReadFailure = ({ error, known, told, reading, onRetry }: FailureProps) => {
  const t = useCartMessages();
  const say = useSay();
  const failure = cartFailure(error);
  return (
    <Notice
      tone={known ? 'warning' : 'danger'}
      title={t(known ? 'cart.stale' : 'cart.notLoaded')}
      role="alert"
      actions={
        failure !== 'forbidden' && (
          <Button busy={reading} onClick={onRetry}>
            {t('shared.tryAgain')}
          </Button>
        )
      }
    >
      {!told && say(`why.${failure}`)}
    </Notice>
  );
};

/** Names the product that replaces a retired one, with a link to its page. */
export const ReplacedBy = ({ code, name }: { code: string; name: string }) => (
  <>
    {' '}
    {useCartMessages()('cart.successor')} <ProductName code={code} name={name} /> (
    <span className="num">{code}</span>).
  </>
);

/** Shows the lines that the store removed, each with its reason. */
export const DroppedLines = ({ dropped }: Pick<CartNews, 'dropped'>) => {
  const t = useCartMessages();
  const say = useSay();
  const focus = useFocusAfter();
  if (dropped.length === 0) return null;
  const dismiss = () => {
    focus('.body :is(input, a, button)');
    sayDropped([]);
  };
  return (
    <Notice
      tone="warning"
      title={t('cart.dropped', { lines: dropped.length })}
      role="alert"
      onDismiss={dismiss}
    >
      <ul>
        {dropped.map(({ code, name, kind, successor }) => (
          <li key={code}>
            {name} (<span className="num">{code}</span>): {say(`news.${kind}`, { units: 0 })}
            {successor && <ReplacedBy {...successor} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
};

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
      className="line-notice"
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
