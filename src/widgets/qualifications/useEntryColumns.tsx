import type { Qualification } from '../../api/qualification/qualification.contract.ts';
import { letterOf, qualificationBadge } from '../../api/qualification/qualification.rules.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import type { Column } from '../kit/page/ListTable.tsx';
import { StateBadge } from '../kit/page/StateBadge.tsx';
import { Badge } from '../kit/ui/Badge.tsx';
import { todayHere } from '../../core/i18n/zone-days.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const TONES = {
  pending: 'info',
  approved: 'success',
  declined: 'danger',
  expired: 'danger',
  expiring: 'warning',
} as const;

/** Returns the columns of an entry's state, level and last day, for lists of entries and of what has one. Source: ACC-04 d. */
export const useEntryColumns = <Row,>(entryOf: (row: Row) => Qualification | undefined): Column<Row>[] => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const column = (key: 'state' | 'levelHead' | 'expires', cell: Column<Qualification>['cell']) => ({
    key,
    head: t(`qualifications.${key}`),
    cell: (row: Row) => {
      const entry = entryOf(row);
      return (entry && cell(entry)) ?? '–';
    },
  });
  return [
    column('state', (entry) => <QualificationState entry={entry} />),
    column(
      'levelHead',
      ({ level, state }) =>
        level && (
          <span>
            <Badge>{letterOf(level)}</Badge>
            {state === 'PENDING' && <span className="quiet"> {t('qualifications.requested')}</span>}
          </span>
        ),
    ),
    column('expires', ({ expires }) => expires && formatDay(expires, tag)),
  ];
};

/** Shows the state of an entry as an icon, words and a tone. */
const QualificationState = ({ entry }: { entry: Qualification }) => {
  const t = useWords<typeof en>();
  const badge = qualificationBadge(entry, todayHere());
  const words = (): string => {
    if (badge.is === 'expiring') return t('qualifications.is.expiring', { count: badge.days });
    if (badge.is === 'declined' && entry.reason)
      return t('qualifications.declinedFor', { reason: entry.reason });
    return t(`qualifications.is.${badge.is}`);
  };
  return <StateBadge tone={TONES[badge.is]}>{words()}</StateBadge>;
};
