import { joinedApart } from '../../../../core/i18n/message-format.ts';
import { useQualificationsLink } from '../../../../api/links/qualifications-link.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { LinkButton } from '../../../kit/ui/LinkButton.tsx';
import type en from './messages/en.json';

type UpdateLinkProps = {
  isButton?: boolean;
  /** Whose qualifications, if several such links are together. It is read with the link's text. */
  of?: string | undefined;
};

/** Draws a link to one's qualifications. Draws nothing if no page is known. Source: CHK-03 d. */
export const UpdateLink = ({ isButton, of }: UpdateLinkProps) => {
  const t = useMessages<keyof typeof en>();
  const href = useQualificationsLink();
  if (href === undefined) return null;
  const words = t('checkout.qualified-user.update');
  return isButton ? (
    <LinkButton href={href}>{words}</LinkButton>
  ) : (
    <a href={href} aria-label={of && joinedApart(', ', words, of)}>
      {words}
    </a>
  );
};
