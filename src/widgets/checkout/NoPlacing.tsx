import { Suspense, useEffect } from 'react';
import { runtime } from '../../core/runtime.ts';
import { cartLink } from '../parts/commerce/store-link.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import { reportToAuthor } from '../kit/element/report-to-author.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useCheckoutMessages } from './useCheckoutMessages.ts';

const AuthorNotice = lazyPart(() => import('../kit/element/author-mode.tsx'));

const WHY =
  'needs a commerce host with this store’s extensions, and commerceExtensions is false. Take this tag away, and say in the setting "checkoutUrl" where Checkout leads.';

/**
 * Says that this widget can't place orders on a plain OCC host. The page's author is told. A shopper gets a link to the
 * page that can, or back to the cart. Source: API-06 e.
 */
export const NoPlacing = ({ headingLevel }: { headingLevel: number }) => {
  const t = useCheckoutMessages();
  const host = useHost();
  const { author, config } = runtime();
  const Heading = `h${headingLevel}` as 'h2';
  const cart = cartLink();
  useEffect(() => reportToAuthor(host.localName, WHY), [host]);
  return (
    <div className="panel checkout-alone">
      {author && (
        <Suspense>
          <AuthorNotice problems={[`<${host.localName}> ${WHY}`]} />
        </Suspense>
      )}
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
