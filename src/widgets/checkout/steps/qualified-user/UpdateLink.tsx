import { hasStorePages } from '../../../../core/config/store-pages.ts';
import { storeLink } from '../../../shared/commerce/store-link.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { pageAddress } from '../../parts/page-address.ts';
import type en from './messages/en.json';

/** The way to one's qualifications, where a page is known that has it: the setting's before the store's own. Source: CHK-03 d. */
export const UpdateLink = ({ isButton }: { isButton?: boolean }) => {
  const t = useMessages<keyof typeof en>();
  const href =
    pageAddress('qualificationsUrl') ?? (hasStorePages() ? storeLink('qualifications', {}) : undefined);
  if (href === undefined) return null;
  const words = t('checkout.qualified-user.update');
  return isButton ? <LinkButton href={href}>{words}</LinkButton> : <a href={href}>{words}</a>;
};
