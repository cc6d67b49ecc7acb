import { useEffect } from 'react';
import type { ListLink } from '../../../api/list/list-link.rules.ts';
import { formatDate, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { isSecondPress } from '../../parts/buying/second-press.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { useId } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { AddReportNotice } from './AddReportNotice.tsx';
import { useListWords } from './list-words.ts';
import { LinkNotices } from './LinkNotices.tsx';
import { reportText } from './add-report.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { useListReview } from './useListReview.ts';

type Props = { link: Extract<ListLink, { state: 'read' }>; onClose: () => void };

/** Shows a shared list product by product, before anything is added. Source: LEAD-04 c to e. */
export const ListReview = ({ link, onClose }: Props) => {
  const t = useListWords();
  const id = useId();
  const focus = useFocusAfter();
  const review = useListReview(link);
  const { reviewed, order, chosen, canAdd, report, busy, again, isReading } = review;
  const looked = reviewed.filter(({ fault }) => fault !== 'looking').length;
  const isLooking = looked < reviewed.length;
  const isEmpty = reviewed.length === 0;
  const placed = parseInstant(order?.created);
  const count = reviewed.length;
  const title =
    placed === undefined
      ? t('shared.list.title', { count })
      : t('shared.list.ordered', { count, date: formatDate(placed, runtime().row.tag) });
  const isNoneChosen = canAdd && chosen === 0 && !isLooking && !busy;
  const close = (): void => {
    focus('[data-heading]');
    onClose();
  };
  const add = async (): Promise<void> => {
    if (isLooking || !(await review.add())) return;
    focus('.list-report');
  };
  const said = report && !busy ? reportText(report, t) : '';
  useEffect(() => {
    if (said !== '') runtime().registry.actions.announce(said);
  }, [said]);

  return (
    <section
      className={classNames('list-review', (chosen > 0 || busy) && 'list-ticked')}
      aria-labelledby={isEmpty ? undefined : id}
      aria-busy={isLooking || undefined}
    >
      {!isEmpty && (
        <header className="list-head">
          <div>
            <h3 id={id} tabIndex={-1}>
              {title}
            </h3>
            <p className="small quiet">{t('shared.list.intro')}</p>
          </div>
          <Button variant="plain" onClick={close}>
            {t('shared.list.close')}
          </Button>
        </header>
      )}
      <div className="list-notices">
        <LinkNotices
          link={link}
          reviewed={reviewed}
          isLooking={isLooking}
          again={again}
          isReading={isReading}
        />
        {report && !busy && (
          <AddReportNotice
            report={report}
            onDismiss={
              isEmpty ? close : () => (focus(canAdd ? '.list-add' : '.list-head h3'), review.dismiss())
            }
          />
        )}
      </div>
      {!isEmpty && (
        <>
          <ReviewTable review={review} />
          <footer className="list-foot">
            <p id={`${id}-foot`} className="small quiet num">
              {isLooking && t('shared.list.checking', { done: looked, total: reviewed.length })}
              {busy && report && t('shared.list.adding', { done: report.added, total: report.total })}
              {isNoneChosen && t('shared.list.none')}
              {!isLooking && !canAdd && t('shared.list.nothingToAdd')}
            </p>
            {(canAdd || isLooking || busy) && (
              <Button
                variant="primary"
                className="list-add"
                busy={busy || isLooking}
                aria-disabled={isNoneChosen || undefined}
                aria-describedby={isNoneChosen ? `${id}-foot` : undefined}
                onClick={(event) => {
                  if (!isSecondPress(event)) void add();
                }}
              >
                {t('shared.list.add', { count: chosen })}
              </Button>
            )}
          </footer>
        </>
      )}
    </section>
  );
};
