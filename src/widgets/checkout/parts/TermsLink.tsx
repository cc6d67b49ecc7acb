import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { pageAddress, type PageAddress } from '../../parts/commerce/page-address.ts';

/** The terms that are to be accepted, to be read in a tab of their own; undefined where no page is known that has them. Source: CHK-13 a. */
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
