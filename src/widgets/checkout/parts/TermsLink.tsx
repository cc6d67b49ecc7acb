import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useCheckoutMessages } from '../flow/checkout-context.ts';
import { pageAddress, type PageAddress } from '../../../api/links/optional-links.ts';

/** Returns a link to the terms to accept, in a new tab. Undefined if no page has them. Source: CHK-13 a. */
export const useTermsLink = (name: Extract<PageAddress, `${string}ermsUrl`>) => {
  const t = useCheckoutMessages();
  const href = pageAddress(name);
  if (href === undefined) return undefined;
  return (
    <a className="checkout-terms" href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {t('checkout.readTerms')}
        <VisuallyHidden> {t('checkout.newTab')}</VisuallyHidden>
      </span>
    </a>
  );
};
