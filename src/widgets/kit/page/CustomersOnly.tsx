import { useSyncExternalStore, type ReactNode } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { usePageMessages } from './usePageMessages.ts';

type CustomersOnlyProps = {
  /** Where signing in leads back here; undefined where no page is known for it. */
  signIn: string | undefined;
  /** What signing in shows. */
  text: string;
  /** While nobody knows yet who is there. */
  awaited: ReactNode;
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  children: ReactNode;
};

/** A page for who is signed in; in author mode for everybody. Others get the way to sign in. Needs status.css, button.css. */
export const CustomersOnly = ({ signIn, text, awaited, heading: Heading, children }: CustomersOnlyProps) => {
  const t = usePageMessages();
  const { registry, author } = runtime();
  const status = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session.status);
  if (author || status === 'signed-in') return children;
  if (status === 'loading') return awaited;
  return (
    <EmptyState
      title={<Heading>{t('kit.page.signInTitle')}</Heading>}
      actions={
        signIn !== undefined && (
          <LinkButton variant="primary" href={signIn}>
            {t('kit.page.signIn')}
          </LinkButton>
        )
      }
    >
      {text}
    </EmptyState>
  );
};
