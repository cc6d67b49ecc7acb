import { qualificationsLink } from '../../../parts/commerce/qualifications-link.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { LinkButton } from '../../../kit/ui/LinkButton.tsx';
import type en from './messages/en.json';

type UpdateLinkProps = {
  isButton?: boolean;
  /** Whose qualifications, where several such links stand together: heard with the link's words. */
  of?: string | undefined;
};

/** The way to one's qualifications, where a page is known that has it. Source: CHK-03 d. */
export const UpdateLink = ({ isButton, of }: UpdateLinkProps) => {
  const t = useMessages<keyof typeof en>();
  const href = qualificationsLink();
  if (href === undefined) return null;
  const words = t('checkout.qualified-user.update');
  return isButton ? (
    <LinkButton href={href}>{words}</LinkButton>
  ) : (
    <a href={href} aria-label={of && `${words}, ${of}`}>
      {words}
    </a>
  );
};
