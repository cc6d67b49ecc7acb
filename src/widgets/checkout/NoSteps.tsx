import { runtime } from '../../core/runtime.ts';
import { NeedsExtensions } from '../parts/customer-page/NeedsExtensions.tsx';
import { cartLink } from '../../api/links/store-link.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useCheckoutMessages } from './flow/checkout-context.ts';
import { loginLink } from '../../api/links/login-link.ts';

const INSTEAD = 'Take this tag away, and say in the setting "checkoutUrl" where Checkout leads.';

/** Says that this widget can't place orders on a plain OCC host, and leads to what can, or to the cart. Source: API-06 e. */
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

/** Asks a signed-out visitor to sign in, unless `follow-checkout.ts` leads to the login page. Source: CHK-19 b. */
export const SignedOut = ({ headingLevel }: { headingLevel: number }) => {
  const t = useCheckoutMessages();
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div className="panel checkout-alone">
      <Heading>{t('checkout.signedOut')}</Heading>
      <p>{t('checkout.signedOutHint')}</p>
      <div className="acts">
        <LinkButton variant="primary" href={loginLink()}>
          {t('checkout.signIn')}
        </LinkButton>
      </div>
    </div>
  );
};
