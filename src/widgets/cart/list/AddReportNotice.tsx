import { moneyText } from '../../parts/price/Price.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useSay } from '../useCartMessages.ts';
import { type AddReport, reportText } from './add-report.ts';
import { useListWords } from './list-words.ts';

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
      word={t(`shared.level.${tone}`)}
      title={reportText(report, t)}
      dismissLabel={t('shared.close')}
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
