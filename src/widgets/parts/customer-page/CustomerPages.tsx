import { useEffect, type ReactNode, useSyncExternalStore } from 'react';
import { useCustomer, type Customer, useCustomerEmail } from '../../../api/customer.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { adoptStyles } from '../../kit/element/sheets.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { headingAt, type Heading } from '../../kit/page/page-read.ts';
import { RowsAwaited } from '../../kit/page/late-pages.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useHeldFocus } from '../../kit/ui/useHeldFocus.ts';
import { loginLink } from '../../../api/links/login-link.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import { useFlagsIn } from '../../../core/flags/use-flags-in.ts';
import { NotInThisStore } from './NotInThisStore.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { usePageMessages } from '../../kit/page/usePageMessages.ts';

/** What each page of a customer gets. */
export type CustomerPage = {
  of: Customer | undefined;
  heading: Heading;
  /** The link above the heading of a list: back to the overview of the account. */
  up: ReactNode;
};

/** What is said in place of the pages that a flag has switched off. Without `actions` it leads back to the account. */
export type Off = { title: string; text?: string; actions?: ReactNode };

type CustomerPagesProps<Name extends string> = {
  name: Name;
  t: Translate<`${Name}.${'loading' | 'signInText'}`>;
  headingLevel: number;
  /** Style sheets for the pages alone, loaded with them. */
  styles?: readonly string[];
  /** What is said in place of everything if a flag has switched the pages off (ACC-01 h). Nothing is then read. */
  off?: string | Off | undefined;
  /** Whether the pages need calls that a plain OCC host has not (API-06 f). There they say so, and nothing is read. */
  needsExtensions?: boolean;
  orElse?: ReactNode;
  children: (page: CustomerPage) => ReactNode;
};

const NONE: readonly string[] = [];

/** Draws the pages of a widget for signed-in customers; others are led to sign-in and back. The children choose the page. */
export const CustomerPages = <Name extends string>({
  name,
  t: words,
  headingLevel,
  styles = NONE,
  off,
  needsExtensions,
  orElse,
  children,
}: CustomerPagesProps<Name>) => {
  const t = words as Translate;
  const ofEvery = useWords<typeof en>();
  const of = useCustomer();
  const host = useHost();
  const heading = headingAt(headingLevel);
  useHeldFocus();
  useEffect(() => void adoptStyles(host, styles), [host, styles]);
  const hasFlags = useFlagsIn();
  const awaited = <RowsAwaited label={t(`${name}.loading`)} rows={4} />;
  const up = hasStorePages() && (
    <a className="small" href={storeLink('myAccount', {})}>
      {ofEvery('shared.customerPage.up')}
    </a>
  );
  if (needsExtensions && !runtime().config.commerceExtensions) return <NotInThisStore heading={heading} />;
  if (off !== undefined && !runtime().author)
    return hasFlags ? (
      <OffPage {...(typeof off === 'string' ? { title: off } : off)} heading={heading} />
    ) : (
      awaited
    );
  return (
    <CustomersOnly signIn={loginLink()} text={t(`${name}.signInText`)} {...{ orElse, heading, awaited }}>
      {children({ of, heading, up })}
    </CustomersOnly>
  );
};

const OffPage = ({ title, text, actions, heading: Heading }: Off & { heading: Heading }) => {
  const t = useWords<typeof en>();
  return (
    <EmptyState
      title={<Heading>{title}</Heading>}
      actions={
        actions ??
        (hasStorePages() && (
          <LinkButton variant="primary" href={storeLink('myAccount', {})}>
            {t('shared.customerPage.account')}
          </LinkButton>
        ))
      }
    >
      {text}
    </EmptyState>
  );
};

type CustomersOnlyProps = {
  /** The sign-in page, which leads back here. Undefined if it is not known. */
  signIn: string | undefined;
  text: string;
  orElse?: ReactNode;
  /** Shown while it is not known whether the user is signed in. */
  awaited: ReactNode;
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  children: ReactNode;
};

/** Draws its children for who is signed in and for authors, else a link to sign in. Needs status.css, button.css. */
const CustomersOnly = ({ signIn, text, orElse, awaited, heading: Heading, children }: CustomersOnlyProps) => {
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

type NotTheirsProps = {
  title: string;
  heading: Heading;
  /** The link to a page that is theirs. */
  actions: ReactNode;
};

/** Says that a page is not for whoever is signed in, and as whom they are. Needs status.css. Source: ACC-02 d, ACC-08 a. */
export const NotTheirs = ({ title, heading: Heading, actions }: NotTheirsProps) => {
  const t = useWords<typeof en>();
  const email = useCustomerEmail();
  return (
    <EmptyState title={<Heading>{title}</Heading>} actions={actions}>
      {email !== undefined && t('shared.customerPage.signedInAs', { email })}
    </EmptyState>
  );
};
