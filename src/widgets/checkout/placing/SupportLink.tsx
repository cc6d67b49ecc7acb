import { runtime } from '../../../core/runtime.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { useMessages } from '../../shared/element/widget-context.ts';
import { LinkButton } from '../../shared/ui/LinkButton.tsx';
import { fromHere, sitePath } from '../../shared/commerce/site-link.ts';
import type en from './messages/en.json';

/** The way to people who can help; nothing where the page is not a shop's and none is known. */
export const SupportLink = () => {
  const t = useMessages<keyof typeof en>();
  if (!hasStorePages() || runtime().author) return null;
  return (
    <LinkButton variant="plain" href={fromHere(sitePath('contactUs'))}>
      {t('checkout.placing.support')}
    </LinkButton>
  );
};
