import type { SyntheticEvent } from 'react';
import { loginLink } from '../../api/links/login-link.ts';
import { useMessages } from '../kit/element/widget-context.ts';
import { Face } from './Face.tsx';
import type en from './messages/en.json';
import { useParting } from './useFocusAcrossSignIn.ts';

/** Draws the link to sign in, for a visitor who is not signed in or not known yet. */
export const SignInLink = ({ onGone }: { onGone: (focused: boolean) => void }) => {
  const t = useMessages<keyof typeof en>();
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
