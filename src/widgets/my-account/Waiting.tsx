import type { ReactNode } from 'react';
import { now } from '../../core/clock.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { reasonOf } from '../../core/reason-of.ts';
import { runtime } from '../../core/runtime.ts';
import type { PageRead, Heading } from '../kit/page/page-read.ts';
import { usePageMessages } from '../kit/page/usePageMessages.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { VisuallyHidden } from '../kit/ui/VisuallyHidden.tsx';
import { moneyText } from '../parts/price/Price.tsx';
import { todayHere } from '../../core/i18n/zone-days.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { useFlagsIn } from '../../core/flags/use-flags-in.ts';
import { shopDate, shopZone } from '../parts/quote/shop-dates.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { OverviewReads, Thing } from './OverviewPage.tsx';
import { endingOf, expiringOf, heldOf, overdueOf } from './waiting.ts';

const THINGS = ['invoices', 'orders', 'quotes', 'qualifications'] as const satisfies readonly Thing[];

/** Shows what waits for the customer, a tile for each. What could not be read has a tile with its own retry. Source: SHL-06. */
export const Waiting = ({ heading: Heading, reads }: { heading: Heading; reads: OverviewReads }) => {
  const t = useWords<typeof en>();
  const waiting = useWaiting(reads);
  const missing = THINGS.filter((thing) => reads[thing] && !reads[thing].data);
  const hasFlags = useFlagsIn();
  const isAwaited = !hasFlags || missing.some((thing) => !reads[thing]?.error);
  // A store without these things has none that wait.
  const unread = missing.filter((thing) => reads[thing]?.error && reasonOf(reads[thing].error) !== 'gone');
  return (
    <section className="page-part overview-part" aria-busy={isAwaited}>
      <Heading>{t('my-account.waiting')}</Heading>
      {waiting.length + unread.length === 0 && !isAwaited && (
        <p className="quiet">{t('my-account.nothing')}</p>
      )}
      <ul className="tiles">
        {waiting}
        {unread.map((thing) => (
          <UnreadTile key={thing} thing={thing} read={reads[thing]!} />
        ))}
        {isAwaited && (
          <li className="sk">
            <VisuallyHidden>{t('my-account.loading')}</VisuallyHidden>
            <div className="sk-bar" />
            <div className="sk-bar" />
            <div className="sk-bar" />
          </li>
        )}
      </ul>
    </section>
  );
};

const useWaiting = ({ invoices, orders, quotes, qualifications }: OverviewReads): readonly ReactNode[] => {
  const t = useWords<typeof en>();
  const types = useFlag('accountQualifications');
  const { tag } = runtime().row;
  const overdue = invoices.data && overdueOf(invoices.data);
  const held = orders?.data ? heldOf(orders.data) : 0;
  const ending = quotes.data && endingOf(quotes.data, now(), shopZone());
  const today = todayHere();
  const expiring = qualifications?.data ? expiringOf(qualifications.data, types, today) : [];
  return [
    overdue && (
      <Tile
        key="invoices"
        tone="danger"
        title={t('my-account.overdue', { count: overdue.count })}
        href={`${storeLink('invoices', {})}?status=OVERDUE`}
        link={t('my-account.toOverdue')}
      >
        {overdue.toPay.length > 0 && (
          <>
            <span className="num">{new Intl.ListFormat(tag).format(overdue.toPay.map(moneyText))}</span>.{' '}
          </>
        )}
        {t('my-account.oldest', { count: overdue.count, date: formatDay(overdue.oldest, tag) })}
      </Tile>
    ),
    held > 0 && (
      <Tile
        key="orders"
        tone="warning"
        title={t('my-account.held', { count: held })}
        href={`${storeLink('orderHistory', {})}?status=ON_HOLD`}
        link={t('my-account.toHeld', { count: held })}
      >
        {t('my-account.heldText')}
      </Tile>
    ),
    ending && (
      <Tile
        key="quotes"
        tone="warning"
        title={t('my-account.ending', { count: ending.count })}
        href={`${storeLink('quotes', {})}?state=expiring`}
        link={t('my-account.toEnding', { count: ending.count })}
      >
        {t('my-account.endsOn', { number: ending.code, date: shopDate(ending.expires) })}
      </Tile>
    ),
    ...expiring.map(({ id, type, title, expires = '' }) => (
      <Tile
        key={`${type} ${id}`}
        tone="warning"
        title={<bdi>{title}</bdi>}
        href={storeLink('editQualification', { type, id })}
        link={t('my-account.renew')}
        label={t('my-account.renewOf', { title })}
      >
        {t('my-account.expiresOn', { date: formatDay(expires, tag) })}
      </Tile>
    )),
  ].filter(Boolean);
};

type TileProps = {
  tone: 'danger' | 'warning';
  title: ReactNode;
  children: ReactNode;
  href: string;
  /** The text of the link, and its name if that does not say which thing it is about. */
  link: string;
  label?: string;
};

const Tile = ({ tone, title, children, href, link, label }: TileProps) => (
  <li>
    <p className={`tile-title tile-${tone}`}>
      <Icon name="alert" />
      <b>{title}</b>
    </p>
    <p className="quiet small">{children}</p>
    {hasStorePages() && (
      <a href={href} aria-label={label}>
        {link}
      </a>
    )}
  </li>
);

const UnreadTile = ({ thing, read }: { thing: Thing; read: PageRead }) => {
  const t = useWords<typeof en>();
  const words = usePageMessages();
  const why = reasonOf(read.error);
  return (
    <li>
      <div role="alert">
        <p className="tile-title">
          <Icon name="alert" />
          <b>{t(`my-account.notLoaded.${thing}`)}</b>
        </p>
        <p className="quiet small">{words(`kit.page.why.${why}`)}</p>
      </div>
      {why !== 'forbidden' && (
        <Button
          variant="plain"
          tight
          busy={read.isFetching}
          label={t('my-account.tryAgainOf', { thing: t(`my-account.page.${PAGE[thing]}`) })}
          onClick={() => void read.refetch()}
        >
          {words('shared.tryAgain')}
        </Button>
      )}
    </li>
  );
};

/** The page that each thing belongs to. */
const PAGE = {
  invoices: 'invoices',
  orders: 'orderHistory',
  quotes: 'quotes',
  qualifications: 'qualifications',
} as const satisfies Record<Thing, string>;
