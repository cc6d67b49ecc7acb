import { loginLink } from '../../api/links/login-link.ts';
import { Dialog } from '../kit/ui/Dialog.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';

/** Returns the address of this page with a dialog of the cart open: `quote`, `save`. */
const backTo = (dialog: string): string => {
  const url = new URL(location.href);
  url.searchParams.set(dialog, 'new');
  return url.pathname + url.search;
};

type SignInFirstProps = { title: string; text: string; link: string; back: string; onClose: () => void };

/** Shows that a dialog is for a customer's cart alone, with a link to sign in that leads back to it. */
export const SignInFirst = ({ title, text, link, back, onClose }: SignInFirstProps) => (
  <Dialog
    part="dialog"
    title={title}
    onClose={onClose}
    actions={
      <LinkButton variant="primary" href={loginLink(backTo(back))}>
        {link}
      </LinkButton>
    }
  >
    <p>{text}</p>
  </Dialog>
);
