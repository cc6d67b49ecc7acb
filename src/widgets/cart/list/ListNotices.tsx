import type { ListLink } from '../../../api/list/list-link.rules.ts';
import type { ReviewLine } from '../../../api/list/review-line.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { placeOfStore } from '../../../core/i18n/place-and-currency-names.ts';
import { localeRow } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { loginLink } from '../../../api/links/login-link.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useListWords } from './useListReview.ts';
import { moneyText } from '../../parts/price/Price.tsx';
import { useSay } from '../useCartMessages.ts';
import { type AddReport, reportText } from './add-report.ts';

type Props = {
  link: Extract<ListLink, { state: 'read' }>;
  reviewed: readonly ReviewLine[];
  isLooking: boolean;
  /** Looks up again the products that could not be looked up; undefined if there are none. */
  again: (() => void) | undefined;
  isReading: boolean;
};

/** Shows what is wrong with the link as a whole: cut off, of another store, or not looked up. Source: LEAD-04 d. */
export const LinkNotices = ({ link, reviewed, isLooking, again, isReading }: Props) => {
  const t = useListWords();
  const { row } = runtime();
  const count = link.lines.length;
  const missing = reviewed.filter(({ fault }) => fault === 'not-checked').length;
  const notHere = reviewed.filter(
    ({ fault }) => fault === 'unknown' || fault === 'not-sold-here' || fault === 'retired',
  ).length;
  return (
    <>
      {link.isCut && (
        <Notice tone="warning" role="alert" title={t('shared.list.cut', { count, total: link.total })}>
          {t('shared.list.cutText')}
        </Notice>
      )}
      {localeRow(link.from).baseSite !== row.baseSite && (
        <Notice tone="warning" title={t('shared.list.foreign', { place: placeOfStore(link.from, row.tag) })}>
          {!isLooking && missing === 0 && t('shared.list.foreignText', { sold: count - notHere, count })}
        </Notice>
      )}
      {reviewed.some(({ level }) => level?.state === 'signed-out') && hasStorePages() && <SignInNotice />}
      {missing > 0 && !isLooking && (
        <Notice
          tone="danger"
          role="alert"
          title={t('shared.list.notLooked', { count: missing })}
          actions={
            again && (
              <Button busy={isReading} onClick={again}>
                {t('shared.tryAgain')}
              </Button>
            )
          }
        >
          {t('shared.list.notLookedText')}
        </Notice>
      )}
    </>
  );
};

/** The longest address, in characters, that is carried through sign-in (`login-link.ts`). */
const LONGEST = 1500;

const SignInNotice = () => {
  const t = useListWords();
  return (
    <Notice tone="info">
      {t('shared.list.level.signed-out')}{' '}
      {location.href.length > LONGEST && `${t('shared.list.level.long')} `}
      <a href={loginLink()}>{t('shared.list.level.signIn')}</a>
    </Notice>
  );
};

const toneOf = ({ added, refused, failure, fewer, prices }: AddReport) => {
  if (added === 0) return 'danger';
  return refused + fewer.length + prices.length > 0 || failure ? 'warning' : 'success';
};

/** Shows the result of adding the list, in the same words as quick order and the cart. */
export const AddReportNotice = ({ report, onDismiss }: { report: AddReport; onDismiss: () => void }) => {
  const t = useListWords();
  const say = useSay();
  const tone = toneOf(report);
  return (
    <Notice
      className="list-report"
      tabIndex={-1}
      tone={tone}
      title={reportText(report, t)}
      onDismiss={onDismiss}
    >
      {report.newCart && <p>{t('shared.list.newCart')}</p>}
      {report.failure && <p>{say(`why.${report.failure}`)}</p>}
      {report.fewer.map(({ kind, ...line }) => (
        <p key={line.name}>
          {say('added.fewer', line)} {kind && say(`added.why.${kind}`)}
        </p>
      ))}
      {report.prices.map(({ name, before, after }) => (
        <p key={name}>
          {t('shared.list.priceNow', { name, before: moneyText(before), after: moneyText(after) })}
        </p>
      ))}
    </Notice>
  );
};
