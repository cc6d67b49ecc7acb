import { hasStorePages } from '../../core/config/store-pages.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { qualificationTypes, type QualificationType } from '../../core/locale/route-table.ts';
import { runtime } from '../../core/runtime.ts';
import { latePart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { lateForm } from '../kit/page/late-form.tsx';
import dialog from '../kit/styles/dialog.css?inline';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { CustomerPages, type Off, type CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { cameFrom, placeLink, placeOf, type Place } from './qualification-places.ts';
import { QualificationList } from './QualificationList.tsx';
import type { qualificationsWidget } from './qualifications.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { Qualification } from '../../api/qualification/qualification.contract.ts';
import { letterOf } from '../../api/qualification/qualification.rules.ts';
import { qualificationsQuery } from '../../api/qualification/qualification.queries.ts';
import { ListPage } from '../kit/page/ListPage.tsx';
import { Badge } from '../kit/ui/Badge.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { sampleLevels } from './sample-qualifications.ts';
import { useEntryColumns } from './useEntryColumns.tsx';

const STYLES = [dialog];
const QualificationForm = lateForm(latePart(() => import('./edit/QualificationEdit.tsx')));

/** Shows the signed-in customer's qualifications: all types, one of them, or the form of an entry. Source: ACC-04. */
const QualificationPages = ({
  qualificationType,
  headingLevel,
}: WidgetProps<typeof qualificationsWidget>) => {
  const t = useWords<typeof en>();
  const flagged = useFlag('accountQualifications');
  const types = runtime().author && flagged.length === 0 ? qualificationTypes : flagged;
  const place = placeOf(qualificationType);
  return (
    <>
      <LedHere />
      <CustomerPages
        {...{ t, headingLevel }}
        name="qualifications"
        needsExtensions
        styles={STYLES}
        off={useOff(types, place)}
      >
        {(page) => {
          const { type, form } = place;
          if (type === undefined) return <TypeList {...page} types={types} />;
          if (form === undefined) return <QualificationList {...page} type={type} key={type} />;
          return <QualificationForm {...page} type={type} id={form === 'new' ? undefined : form.id} />;
        }}
      </CustomerPages>
    </>
  );
};

export default QualificationPages;

/** Returns what is said in place of the pages if this site has no types, or not the one that is asked for. Source: ACC-04 b. */
const useOff = (types: readonly QualificationType[], { type }: Place): Off | undefined => {
  const t = useWords<typeof en>();
  if (types.length === 0)
    return {
      title: t('qualifications.none'),
      text: t('qualifications.noneText'),
      actions: hasStorePages() && (
        <LinkButton href={fromHere(sitePath('contactUs'))}>{t('qualifications.contact')}</LinkButton>
      ),
    };
  if (type === undefined || types.includes(type)) return undefined;
  return {
    title: t('qualifications.typeOff', { type: t(`qualifications.type.${type}`) }),
    actions: (
      <LinkButton variant="primary" href={placeLink({})}>
        {t('qualifications.all')}
      </LinkButton>
    ),
  };
};

/** Says where the shopper came from, with the way back. Source: ACC-04 e. */
const LedHere = () => {
  const t = useWords<typeof en>();
  const from = cameFrom();
  if (from === undefined) return null;
  return (
    <Notice className="qual-led" tone="info">
      {t(`qualifications.from.${from.place}`)}{' '}
      <a href={from.href}>{t(`qualifications.back.${from.place}`)}</a>
    </Notice>
  );
};

type Props = CustomerPage & { types: readonly QualificationType[] };
type Row = { type: QualificationType; count?: number; newest?: Qualification | undefined };

/** Shows the types that the site has, each with its newest entry, and the level that counts. Source: ACC-04 a, b, d. */
const TypeList = ({ of, heading, up, types }: Props) => {
  const t = useWords<typeof en>();
  const read = useCustomerRead('qualifications.read', qualificationsQuery(of), sampleLevels());
  const { level, pendingLevel, types: known = [] } = read.data ?? {};
  const rows = types.map((type): Row => ({ ...known.find((one) => one.type === type), type }));
  return (
    <ListPage
      {...{ t, heading, up, read }}
      name="qualifications"
      list={read.data && { rows }}
      countKey="types"
      keyOf={({ type }) => type}
      notices={
        read.data && (
          <p>
            {level === undefined ? (
              t('qualifications.noLevel')
            ) : (
              <>
                {t('qualifications.level')} <Badge>{letterOf(level)}</Badge>
              </>
            )}{' '}
            {pendingLevel !== undefined && (
              <span className="quiet">
                {t('qualifications.pendingLevel', { level: letterOf(pendingLevel) })}
              </span>
            )}
          </p>
        )
      }
      columns={[
        {
          key: 'type',
          head: t('qualifications.typeHead'),
          main: true,
          cell: ({ type, count }) => (
            <>
              <a href={placeLink({ type })}>{t(`qualifications.type.${type}`)}</a>{' '}
              {count !== undefined && <span className="quiet num">{count}</span>}
            </>
          ),
        },
        {
          key: 'newest',
          head: t('qualifications.newest'),
          cell: ({ newest }) => (newest ? <bdi>{newest.title}</bdi> : t('qualifications.noneYet')),
        },
        ...useEntryColumns(({ newest }: Row) => newest),
      ]}
      rowActs={({ type }) => [
        { text: t(`qualifications.add.${type}`), href: placeLink({ type, form: 'new' }) },
      ]}
    />
  );
};
