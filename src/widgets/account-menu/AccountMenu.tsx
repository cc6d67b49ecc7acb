import { useEffect } from 'react';
import { hasStorePages, NO_STORE_PAGES } from '../../core/config/store-pages.ts';
import { reportToAuthor } from '../kit/element/report-to-author.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { MenuButton } from './MenuButton.tsx';
import { SignInLink } from './SignInLink.tsx';
import { useFocusAcrossSignIn } from './useFocusAcrossSignIn.ts';
import { useVisitor } from './useVisitor.ts';

/**
 * Draws `<assess-account-menu>`: a link to sign in, or the button of the signed-in visitor (SHL-06). The menu is a
 * separate chunk, fetched when the shopper comes near the button. Where the store's pages can't be linked to, the host
 * page's own content stays.
 */
export const AccountMenu = () => {
  const host = useHost();
  const visitor = useVisitor();
  const onGone = useFocusAcrossSignIn(visitor !== undefined);
  const linked = hasStorePages();
  useEffect(() => {
    if (!linked) reportToAuthor(host.localName, NO_STORE_PAGES);
  }, [host, linked]);
  if (!linked) return <slot />;
  return visitor ? <MenuButton visitor={visitor} onGone={onGone} /> : <SignInLink onGone={onGone} />;
};
