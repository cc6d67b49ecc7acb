import { useSyncExternalStore, type ReactNode } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { usePageMessages } from './usePageMessages.ts';

type CustomersOnlyProps = {
  /** The sign-in page, which leads back here. Undefined if it is not known. */
  signIn: string | undefined;
  /** What the user sees after signing in. */
  text: string;
  /** What is offered to whoever does not sign in. */
  orElse?: ReactNode;
  /** Shown while it is not known whether the user is signed in. */
  awaited: ReactNode;
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  children: ReactNode;
};

/**
 * Shows its children to signed-in users, and in author mode to everybody. Others see a link to sign in. Needs
 * status.css, button.css.
 */
export const CustomersOnly = ({
  signIn,
  text,
  orElse,
  awaited,
  heading: Heading,
  children,
}: CustomersOnlyProps) => {
  const t = usePageMessages();
  const { registry, author } = runtime();
  const status = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session.status);
  if (author || status === 'signed-in') return children;
  if (status === 'loading') return awaited;
  return (
    <EmptyState
      title={<Heading>{t('kit.page.signInTitle')}</Heading>}
      actions={
        <>
          {signIn !== undefined && (
            <LinkButton variant="primary" href={signIn}>
              {t('kit.page.signIn')}
            </LinkButton>
          )}
          {orElse}
        </>
      }
    >
      {text}
    </EmptyState>
  );
};
