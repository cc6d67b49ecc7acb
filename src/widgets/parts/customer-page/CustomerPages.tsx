import { useEffect, type ReactNode } from 'react';
import { useCustomer, type Customer } from '../../../api/customer.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { adoptStyles } from '../../kit/element/sheets.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { CustomersOnly } from '../../kit/page/CustomersOnly.tsx';
import { headingAt, type Heading } from '../../kit/page/page-read.ts';
import { RowsAwaited } from '../../kit/page/RowsAwaited.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useHeldFocus } from '../../kit/ui/useHeldFocus.ts';
import { loginLink } from '../../../api/links/login-link.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import { useFlagsIn } from '../../../core/flags/use-flags-in.ts';
import { NotInThisStore } from './NotInThisStore.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** What each page of a customer gets. */
export type CustomerPage = {
  /** Undefined in author mode. */
  of: Customer | undefined;
  heading: Heading;
  /** The link above the heading of a list: back to the overview of the account. */
  up: ReactNode;
};

/** What is said in place of the pages that a flag has switched off. Without `actions` it leads back to the account. */
export type Off = { title: string; text?: string; actions?: ReactNode };

type CustomerPagesProps<Name extends string> = {
  /** The beginning of the widget's text keys. */
  name: Name;
  t: Translate<`${Name}.${'loading' | 'signInText'}`>;
  headingLevel: number;
  /** Style sheets for the pages alone, loaded with them. */
  styles?: readonly string[];
  /**
   * What is said, in place of everything, if a flag has switched the pages off (ACC-01 h). Nothing is then read. On a first
   * visit the flags are awaited.
   */
  off?: string | Off | undefined;
  /** Whether the pages need calls that a plain OCC host has not (API-06 f). There they say so, and nothing is read. */
  needsExtensions?: boolean;
  /** What is offered to whoever does not sign in. */
  orElse?: ReactNode;
  children: (page: CustomerPage) => ReactNode;
};

const NONE: readonly string[] = [];

/**
 * Draws the pages of a widget that is for signed-in customers: others are led to sign-in and back. Focus that loses its
 * control goes to the heading. The children choose the page:
 *
 * ```tsx
 * <CustomerPages {...{ t, headingLevel }} name="cards" off={useFlag('cards') ? undefined : t('cards.off')}>
 *   {(page) => (id === undefined ? <CardList {...page} /> : <CardDetails {...page} key={id} id={id} />)}
 * </CustomerPages>
 * ```
 */
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
