import { Suspense, useEffect, useState, useRef } from 'react';
import { readCartAgain, useCart } from '../../api/cart/cart.queries.ts';
import { AddedNotice, addedText } from '../parts/adding/AddedNotice.tsx';
import { isToldAtLine, useCartNews, sayOfLine } from '../parts/cart-lines/line-news.ts';
import { sampleView } from '../parts/cart-lines/sample-cart.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import { useHeldFocus } from '../kit/ui/useHeldFocus.ts';
import { useElsewhereNews } from '../parts/cart-lines/useElsewhereNews.ts';
import { OrderChecked } from '../parts/readiness/OrderChecked.tsx';
import { CartLines, LinesHead } from './CartLines.tsx';
import { DroppedLines, ReadFailure } from './CartNotices.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { ReadinessPlace, needsRoom, TrainingPlace, useHadTraining, SharedList } from './late-places.tsx';
import { useCartMessages, useSay } from './useCartMessages.ts';
import { useQuoting, useSaving, useSharing } from './useDialogs.tsx';
import { useUpToDateCart } from './useUpToDateCart.ts';
import type { Cart as CartAnswer } from '../../api/cart/cart.contract.ts';
import { keepLines } from '../../api/cart/last-lines.ts';
import { runtime } from '../../core/runtime.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useEmit } from '../kit/element/widget-context.ts';
import { moneyText } from '../parts/price/Price.tsx';
import { priceNews, type SeenPrices } from './price-news.ts';
import { useAddedNews, useAddRequests } from '../parts/adding/added-news.ts';

/** Keeps the lines for this tab's next page, each time the cart was read. Source: PERF-12. */
const useKeptLines = (cart: CartAnswer | null | undefined): void => {
  useEffect(() => {
    if (cart !== undefined && !runtime().author) keepLines(cart, cart ? needsRoom(cart) : 0);
  }, [cart]);
};

const ExpiredCart = lazyPart(() => import('./ExpiredCart.tsx'));

/** Returns whether the last visit's room is still reserved: until the first change of this visit (PERF-10). */
const useHeldRoom = (changing: boolean): boolean => {
  const [held, setHeld] = useState(true);
  if (held && changing) setHeld(false);
  return held;
};

/** Draws `<assess-cart>`; see cart.widget.ts. */
export const Cart = () => {
  const t = useCartMessages();
  const { data: view, changes, error, reading } = useCart(sampleView);
  const changing = changes.length > 0;
  const news = useCartNews();
  const say = useSay();
  const added = useAddedNews();
  useAddRequests((now) => addedText(say, now));
  const held = useHeldRoom(changing);
  const cart = view?.cart;
  useHeldFocus();
  useUpToDateCart(cart);
  useKeptLines(cart);
  usePriceNews(cart);
  useElsewhereNews(view, (units) => t('cart.said.elsewhere', { units }));

  const hadTraining = useHadTraining(cart?.entries ?? []);
  const filled = cart && cart.entries.length > 0 ? cart : undefined;
  useCartSeen(filled);
  const quoting = useQuoting(filled !== undefined);
  const saving = useSaving(filled);
  const sharing = useSharing(filled);
  return (
    <div className={held ? 'cart panel held' : 'cart panel'}>
      <header className="head">
        <h2 tabIndex={-1} data-heading>
          {t('cart.title')}
        </h2>
        {filled && <span className="quiet num">{t('cart.items', { units: filled.totalUnitCount })}</span>}
      </header>
      <div className="notices">
        {error !== undefined && (
          <ReadFailure
            error={error}
            known={filled !== undefined}
            told={filled !== undefined && isToldAtLine(news)}
            reading={reading}
            onRetry={() => void readCartAgain()}
          />
        )}
        {view?.expired && (
          <Suspense>
            <ExpiredCart lines={view.lost} />
          </Suspense>
        )}
        {added && <AddedNotice news={added} text={addedText(say, added)} />}
        <DroppedLines dropped={news.dropped} />
        {saving.drawn}
      </div>
      {hadTraining && <TrainingPlace />}
      <SharedList />
      {cart === undefined && error === undefined && <CartSkeleton />}
      {filled && !filled.untold && <ReadinessPlace cart={filled} changing={changing} held={held} />}
      {cart !== undefined && (
        <div className="body">
          <div className="list">
            {filled && <h3 className="vh">{t('cart.lines')}</h3>}
            {filled && <LinesHead />}
            {(filled || news.removed.length > 0) && (
              <CartLines cart={cart} news={news} changing={changes.map(({ code }) => code)} />
            )}
            {!filled && error === undefined && (
              <>
                <div className="notices">
                  <OrderChecked />
                </div>
                <EmptyCart />
              </>
            )}
          </div>
          {filled && (
            <CartSummary
              cart={filled}
              lineNews={news.lines}
              changing={changing}
              quote={quoting.button}
              save={saving.button}
              share={sharing.button}
            />
          )}
        </div>
      )}
      {quoting.drawn}
      {sharing.drawn}
    </div>
  );
};

/** Explains what the cart will show and how to begin. */
const EmptyCart = () => {
  const t = useCartMessages();
  return (
    <EmptyState
      icon="trolley"
      title={<h3>{t('cart.empty')}</h3>}
      actions={
        hasStorePages() && (
          <LinkButton variant="primary" href={storeLink('quickOrder', {})}>
            {t('cart.begin')}
          </LinkButton>
        )
      }
    >
      {t('cart.emptyHint')}
    </EmptyState>
  );
};

/** Tells the page, once for each visit, that it shows a cart with lines (ANA-02 d). */
const useCartSeen = (cart: CartAnswer | undefined): void => {
  const emit = useEmit();
  const told = useRef(false);
  useEffect(() => {
    if (!cart || told.current || runtime().author) return;
    told.current = true;
    emit('assess-cart-seen', { units: cart.totalUnitCount, lines: cart.totalItems });
  });
};

/** Shows a note on the line if a unit price differs from the one that this page showed before. */
const usePriceNews = (cart: CartAnswer | null | undefined): void => {
  const seen = useRef<SeenPrices>(new Map());
  useEffect(() => {
    if (!cart) return;
    const found = priceNews(seen.current, cart);
    seen.current = found.seen;
    for (const { code, before, after, meant } of found.news)
      sayOfLine(code, { about: 'price', before: moneyText(before), after: moneyText(after), meant });
  }, [cart]);
};
