import { useState } from 'react';
import { ServiceError } from '../../core/errors.ts';
import { isCartGone } from '../../api/cart/cart-failure.ts';
import { reasonOf, type Reason } from '../../core/reason-of.ts';
import { savedCartQuery } from '../../api/saved-cart/saved-cart.queries.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { ThingPage } from '../kit/page/ThingPage.tsx';
import { listPlace } from '../kit/page/list-view.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useThingRead } from '../parts/customer-page/useCustomerRead.ts';
import { CartActs, savedCartPages } from './useCartColumns.tsx';
import { SavedCartNotices, DeletedCart } from './SavedCartNotices.tsx';
import { sampleSavedCart } from './sample-carts.ts';
import { useCartActs } from './useCartActs.tsx';
import { useRestore } from './useRestore.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { isWholeTotal } from '../../api/cart/goods-sums.rules.ts';
import { isAnythingShipped } from '../../api/checkout/shipments.rules.ts';
import { formatDateTime } from '../../core/i18n/dates.ts';
import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import { moneyText, Price, UNKNOWN } from '../parts/price/Price.tsx';
import { Button } from '../kit/ui/Button.tsx';

const GONE = new ServiceError('No saved cart any more.', { kind: 'status', status: 404 });

/** Returns why a saved cart could not be read. OCC answers 400 for one that is gone. */
const reason = (error: unknown): Reason => (isCartGone(error) ? 'gone' : reasonOf(error));

/** Shows one saved cart: its lines and actions. Source: CRT-07 c to e. */
export const SavedCartDetails = ({ of, code, heading }: CustomerPage & { code: string }) => {
  const t = useWords<typeof en>();
  const focus = useFocusAfter();
  const query = useThingRead('cart', 'savedCart.read', savedCartQuery(of, code), sampleSavedCart(), reason);
  const { data } = query;
  const error = query.error ?? (data === null ? GONE : null);
  const restore = useRestore();
  const list = savedCartPages.list();
  const wayOn = <LinkButton href={listPlace(list)}>{t('saved-carts.all')}</LinkButton>;
  const acts = useCartActs(of, [], wayOn);
  const [deleted, setDeleted] = useState<SavedCart>();
  const done = restore.state?.done;
  // An action found that the cart was deleted or restored elsewhere.
  const foundGone = restore.state?.failure === 'gone' || acts.failed === 'gone';
  const isGone = foundGone || (error !== null && reason(error) === 'gone');
  // If the cart was restored or deleted here, its next read says that it is gone. That is not a failure of the page.
  const shown = data && !deleted && !done && !isGone ? data : undefined;
  const isAtWork = restore.state?.busy !== undefined || acts.busy !== undefined;

  const restored = async (cart: Pick<SavedCart, 'code' | 'name'>): Promise<void> => {
    acts.dismiss();
    await restore.restore(cart, [cart.name]);
    focus('.restore-notice');
  };
  const remove = async (cart: SavedCart): Promise<void> => {
    if (await acts.remove(cart, () => void remove(cart))) setDeleted(cart);
  };
  const putBack = async (cart: SavedCart): Promise<void> => {
    if (!(await acts.putBack(cart, () => void putBack(cart)))) return;
    setDeleted(undefined);
    focus('.restore');
  };

  return (
    <>
      <ThingPage
        {...{ t, heading, wayOn, list }}
        name="saved-carts"
        read={{ ...query, error }}
        reason={reason}
        thing={shown}
        isLeaving={query.isLeaving || isAtWork}
        isTold={deleted !== undefined || done !== undefined || foundGone}
        title={<bdi>{shown?.name ?? t('saved-carts.one')}</bdi>}
        under={shown && <SavedCartNote cart={shown} />}
        aside={
          shown && (
            <div className="acts">
              <CartActs cart={shown} acts={acts} onDelete={() => void remove(shown)} />
            </div>
          )
        }
        notices={
          <>
            <SavedCartNotices {...{ restore, acts, wayOn }} onRestore={restored} />
            {deleted && <DeletedCart cart={deleted} acts={acts} onUndo={() => void putBack(deleted)} />}
          </>
        }
      >
        {(cart) => (
          <SavedCartLines
            cart={cart}
            restoring={restore.state?.busy === 'restore'}
            onRestore={() => void restored(cart)}
          />
        )}
      </ThingPage>
      {acts.dialog}
    </>
  );
};

/** Says when the cart was saved, how much is in it, and its description. */
const SavedCartNote = ({ cart }: { cart: SavedCart }) => {
  const t = useWords<typeof en>();
  const { savedAt, units, description } = cart;
  return (
    <>
      <p className="small quiet">
        {savedAt !== undefined &&
          `${t('saved-carts.savedOn', { date: formatDateTime(savedAt, runtime().row.tag) })} · `}
        {t('saved-carts.units', { units })}
      </p>
      {description !== '' && <p className="cart-note">{description}</p>}
    </>
  );
};

type LinesProps = { cart: SavedCart; restoring: boolean; onRestore: () => void };

/** Draws the lines of a saved cart at today's prices, and below them the button to restore it. */
const SavedCartLines = ({ cart, restoring, onRestore }: LinesProps) => {
  const t = useWords<typeof en>();
  const isWhole = isWholeTotal(cart.sums, isAnythingShipped(cart.entries));
  const { tag } = runtime().row;
  return (
    <>
      <ul className="cart-lines" aria-label={t('saved-carts.lines')}>
        {cart.entries.map(({ entryNumber, product, quantity, basePrice, totalPrice }) => (
          <li key={entryNumber}>
            <div>
              <b>
                <bdi>{product.name}</bdi>
              </b>
              <p className="small quiet">
                <span className="num">{product.code}</span> ·{' '}
                <span className="num">
                  {t('saved-carts.times', {
                    quantity: quantity > 0 ? formatNumber(quantity, tag) : UNKNOWN,
                    price: moneyText(basePrice),
                  })}
                </span>
              </p>
            </div>
            <b>
              <Price money={totalPrice} />
            </b>
          </li>
        ))}
      </ul>
      <dl className="cart-sum">
        <dt>{t(isWhole ? 'saved-carts.total' : 'saved-carts.totalSoFar')}</dt>
        <dd>
          <Price money={cart.total} />
        </dd>
      </dl>
      <div className="cart-way">
        <p className="small quiet">{t('saved-carts.nothingLost')}</p>
        <Button variant="primary" className="restore" busy={restoring} onClick={onRestore}>
          {t('saved-carts.restoreThis')}
        </Button>
      </div>
    </>
  );
};
