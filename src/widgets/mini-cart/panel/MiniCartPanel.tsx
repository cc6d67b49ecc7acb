import { useEffect } from 'react';
import { readCartAgain, useCart } from '../../../api/cart/cart.queries.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { AddedNotice, addedText } from '../../parts/adding/AddedNotice.tsx';
import { forgetAdded, useAddedNews } from '../../parts/adding/added-news.ts';
import { cartFailure } from '../../../api/adding/cart-change-words.ts';
import { isToldAtLine, useCartNews } from '../../parts/cart-lines/line-news.ts';
import { useHeldFocus } from '../../kit/ui/useHeldFocus.ts';
import { sampleView } from '../../parts/cart-lines/sample-cart.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { OrderChecked } from '../../parts/readiness/OrderChecked.tsx';
import { MiniCartLines } from './MiniCartLines.tsx';
import { MiniCartWays } from './MiniCartWays.tsx';
import { usePanelMessages, useSay } from './usePanelMessages.ts';

type PanelProps = { units: number; onClose: () => void };

/** Draws the panel of the mini-cart: lines, total, and the links to cart and checkout. */
export const MiniCartPanel = ({ units, onClose }: PanelProps) => {
  const { data: view, changes, error, reading } = useCart(sampleView);
  const t = usePanelMessages();
  const say = useSay();
  const news = useCartNews();
  const added = useAddedNews();
  const cart = view?.cart;
  const filled = cart && cart.entries.length > 0 ? cart : undefined;
  // A cart that was empty before may have lines now, if it can't be read.
  const known = filled !== undefined || (cart !== undefined && error === undefined);
  useEffect(() => forgetAdded, []);
  useHeldFocus();
  return (
    <section className="panel-in" aria-label={t('mini-cart.title')}>
      <header className="top">
        <h2 tabIndex={-1} data-heading>
          {t('mini-cart.title')}
        </h2>
        {known && <span className="quiet small num">{t('mini-cart.items', { units })}</span>}
        <Button variant="plain" icon="x" label={t('shared.close')} onClick={onClose} />
      </header>
      <div className="news">
        {added && <AddedNotice news={added} text={addedText(say, added)} />}
        {known && <OrderChecked />}
        {view?.expired && <Notice tone="warning">{say('why.expired')}</Notice>}
        {error !== undefined && (
          <Notice
            tone={filled ? 'warning' : 'danger'}
            title={t(filled ? 'mini-cart.stale' : 'mini-cart.notLoaded')}
            role="alert"
            actions={
              <Button tight busy={reading} onClick={() => void readCartAgain()}>
                {t('shared.tryAgain')}
              </Button>
            }
          >
            {!(filled && isToldAtLine(news)) && say(`why.${cartFailure(error)}`)}
          </Notice>
        )}
      </div>
      {cart === undefined && error === undefined && (
        <div className="waiting">
          <Skeleton label={t('mini-cart.loading')} lines={6} />
        </div>
      )}
      {(filled || news.removed.length > 0) && <MiniCartLines cart={cart ?? null} news={news} />}
      {filled && <MiniCartWays cart={filled} units={units} changing={changes.length > 0} />}
      {known && !filled && (
        <EmptyState
          icon="trolley"
          title={<h3>{t('mini-cart.empty')}</h3>}
          actions={
            hasStorePages() && (
              <LinkButton variant="primary" href={storeLink('quickOrder', {})}>
                {t('mini-cart.begin')}
              </LinkButton>
            )
          }
        >
          {t('mini-cart.emptyHint')}
        </EmptyState>
      )}
    </section>
  );
};
