import { runtime } from '../../core/runtime.ts';
import { NeedsExtensions } from '../parts/customer-page/NeedsExtensions.tsx';
import { cartLink } from '../../api/links/store-link.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useCheckoutMessages } from './useCheckoutMessages.ts';

const INSTEAD = 'Take this tag away, and say in the setting "checkoutUrl" where Checkout leads.';

/**
 * Says that this widget can't place orders on a plain OCC host. The page's author is told. A shopper gets a link to the
 * page that can, or back to the cart. Source: API-06 e.
 */
export const NoPlacing = ({ headingLevel }: { headingLevel: number }) => {
  const t = useCheckoutMessages();
  const { config } = runtime();
  const Heading = `h${headingLevel}` as 'h2';
  const cart = cartLink();
  return (
    <div className="panel checkout-alone">
      <NeedsExtensions instead={INSTEAD} />
      <Heading>{t('checkout.notHere')}</Heading>
      <p>{t('checkout.notHereHint')}</p>
      <div className="acts">
        {config.checkoutUrl !== undefined && (
          <LinkButton variant="primary" href={config.checkoutUrl}>
            {t('checkout.elsewhere')}
          </LinkButton>
        )}
        {cart !== undefined && <LinkButton href={cart}>{t('checkout.toCart')}</LinkButton>}
      </div>
    </div>
  );
};
