import { loginLink } from '../../api/links/login-link.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useCheckoutMessages } from './useCheckoutMessages.ts';

/**
 * Asks a signed-out visitor to sign in, if the page itself does not lead to the login page (`follow-checkout.ts`).
 * Source: CHK-19 b.
 */
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
