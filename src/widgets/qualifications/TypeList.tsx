import type { Qualification } from '../../api/qualification/qualification.contract.ts';
import { letterOf } from '../../api/qualification/qualification.rules.ts';
import { qualificationsQuery } from '../../api/qualification/qualification.queries.ts';
import type { QualificationType } from '../../core/locale/route-table.ts';
import { ListPage } from '../kit/page/ListPage.tsx';
import { Badge } from '../kit/ui/Badge.tsx';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { placeLink } from './qualification-places.ts';
import { sampleLevels } from './sample-qualifications.ts';
import { useEntryColumns } from './useEntryColumns.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = CustomerPage & { types: readonly QualificationType[] };
type Row = { type: QualificationType; count?: number; newest?: Qualification | undefined };

/** Shows the types that the site has, each with its newest entry, and the level that counts. Source: ACC-04 a, b, d. */
export const TypeList = ({ of, heading, up, types }: Props) => {
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
