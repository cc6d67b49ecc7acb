import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { formatDate } from '../../core/i18n/dates.ts';
import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import type { Column } from '../kit/page/ListTable.tsx';
import { Price } from '../parts/price/Price.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { VisuallyHidden } from '../kit/ui/VisuallyHidden.tsx';
import type { useCartActs } from './useCartActs.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { customerPagesLink } from '../parts/customer-page/customer-pages-link.ts';

type Acts = {
  acts: ReturnType<typeof useCartActs>;
  /** The code of the cart that is being restored. */
  restoring: string | undefined;
  onRestore: (cart: SavedCart) => void;
  onDelete: (cart: SavedCart) => void;
};

/** Returns the columns of saved carts. The name links to the lines; the main action of a row is to restore the cart. */
export const useCartColumns = ({
  acts,
  restoring,
  onRestore,
  onDelete,
}: Acts): readonly Column<SavedCart>[] => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  return [
    {
      key: 'name',
      head: t('saved-carts.name'),
      main: true,
      cell: ({ code, name, description }) => (
        <>
          <a href={savedCartPages.thing(code)}>
            <bdi>{name}</bdi>
          </a>
          {description !== '' && <p className="quiet">{description}</p>}
        </>
      ),
    },
    {
      key: 'saved',
      head: t('saved-carts.saved'),
      cell: ({ savedAt }) => (savedAt === undefined ? '–' : formatDate(savedAt, tag)),
    },
    { key: 'items', head: t('saved-carts.items'), end: true, cell: ({ units }) => formatNumber(units, tag) },
    { key: 'total', head: t('saved-carts.total'), end: true, cell: ({ total }) => <Price money={total} /> },
    {
      key: 'acts',
      head: t('saved-carts.acts'),
      main: true,
      cell: (cart) => (
        <div className="acts row-acts">
          <Button
            tight
            className="restore"
            busy={restoring === cart.code}
            label={t('saved-carts.restoreName', { name: cart.name })}
            onClick={() => onRestore(cart)}
          >
            {t('saved-carts.restore')}
          </Button>
          <CartActs cart={cart} acts={acts} onDelete={() => onDelete(cart)} />
          {restoring === cart.code && <VisuallyHidden>{t('saved-carts.restoring')}</VisuallyHidden>}
        </div>
      ),
    },
  ];
};

/** The addresses of the list and of one saved cart. */
export const savedCartPages = customerPagesLink('savedCarts', 'savedCartDetails');

type Props = {
  cart: SavedCart;
  acts: ReturnType<typeof useCartActs>;
  onDelete: () => void;
};

/** Draws the secondary actions of one saved cart. Each button names the cart, for screen readers. */
export const CartActs = ({ cart, acts, onDelete }: Props) => {
  const t = useWords<typeof en>();
  const { name } = cart;
  return (
    <>
      {cart.lines > 0 && (
        <Button
          variant="plain"
          tight
          busy={acts.isBusy('share', cart)}
          label={t('saved-carts.shareName', { name })}
          onClick={() => acts.share(cart)}
        >
          {t('saved-carts.share')}
        </Button>
      )}
      {(['rename', 'copy'] as const).map((act) => (
        <Button
          key={act}
          variant="plain"
          tight
          label={t(`saved-carts.${act}Name`, { name })}
          onClick={() => acts.ask(act, cart)}
        >
          {t(`saved-carts.${act}`)}
        </Button>
      ))}
      <Button
        variant="plain"
        tight
        busy={acts.isBusy('delete', cart)}
        label={t('saved-carts.deleteName', { name })}
        onClick={onDelete}
      >
        {t('saved-carts.delete')}
      </Button>
    </>
  );
};
