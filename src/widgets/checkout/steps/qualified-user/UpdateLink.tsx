import { qualificationsLink } from '../../../shared/commerce/qualifications-link.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import type en from './messages/en.json';

/** The way to one's qualifications, where a page is known that has it. Source: CHK-03 d. */
export const UpdateLink = ({ isButton }: { isButton?: boolean }) => {
  const t = useMessages<keyof typeof en>();
  const href = qualificationsLink();
  if (href === undefined) return null;
  const words = t('checkout.qualified-user.update');
  return isButton ? <LinkButton href={href}>{words}</LinkButton> : <a href={href}>{words}</a>;
};
