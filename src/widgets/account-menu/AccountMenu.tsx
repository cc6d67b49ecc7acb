import { useEffect, type SyntheticEvent } from 'react';
import { hasStorePages, NO_STORE_PAGES } from '../../core/config/store-pages.ts';
import { reportToAuthor } from '../kit/element/report-to-author.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import { MenuButton, Face, useFocusAcrossSignIn, useParting } from './MenuButton.tsx';
import { useVisitor } from './useVisitor.ts';
import { loginLink } from '../../api/links/login-link.ts';
import type en from './messages/en.json';

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

/** Draws the link to sign in, for a visitor who is not signed in or not known yet. */
const SignInLink = ({ onGone }: { onGone: (focused: boolean) => void }) => {
  const t = useWords<typeof en>();
  useParting(onGone);
  // The page's address may have changed since the link was drawn.
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = loginLink();
  };
  return (
    <a
      part="button"
      className="account out"
      href={loginLink()}
      onFocus={renew}
      onPointerDown={renew}
      onClick={renew}
    >
      <span className="in">
        <Face />
        <span className="word" part="label">
          {t('account-menu.signIn')}
        </span>
      </span>
    </a>
  );
};
