import { useState, useEffect } from 'react';
import choices from '../../kit/forms/choices.css?inline';
import page from '../../kit/page/page.css?inline';
import { boundWords } from '../../kit/element/WithWords.tsx';
import own from './list.css?inline';
import { readListFragment, MOST_LINES, type ListLink } from '../../../api/list/list-link.rules.ts';
import { dropFromAddress, useListReview, useListWords } from './useListReview.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { formatDate, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { isSecondPress, Button } from '../../kit/ui/Button.tsx';
import { useId } from '../../kit/element/widget-context.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { AddReportNotice, LinkNotices } from './ListNotices.tsx';
import { reportText } from './add-report.ts';
import { ReviewTable } from './ReviewTable.tsx';

type SharedListReviewProps = {
  /** The fragment of the address. Anyone may have written it. */
  hash: string;
  onClose: () => void;
};

/** Shows the review of a linked list, or why the link can't be read. Source: LEAD-04. */
const SharedListReview = ({ hash, onClose }: SharedListReviewProps) => {
  const [link] = useState(() => readListFragment(hash));
  // A link that can't be read stays in the address too, so that it can be corrected there.
  const close = () => {
    dropFromAddress();
    onClose();
  };
  return link.state === 'read' ? (
    <ListReview link={link} onClose={close} />
  ) : (
    <UnreadableList isTooLong={link.state === 'too-long'} onClose={close} />
  );
};

/** Shows that a link contains no list, or too long a list. Source: LEAD-04 d. */
const UnreadableList = ({ isTooLong, onClose }: { isTooLong: boolean; onClose: () => void }) => {
  const t = useListWords();
  const focus = useFocusAfter();
  return (
    <Notice
      className="list-unreadable"
      tone="danger"
      role="alert"
      title={t('shared.list.unreadable')}
      onDismiss={() => {
        focus('[data-heading]');
        onClose();
      }}
    >
      {isTooLong && `${t('shared.list.tooLong', { most: MOST_LINES })} `}
      {t('shared.list.unreadableText')}
    </Notice>
  );
};

export const styles = [choices, page, own];
export const bind = boundWords(SharedListReview);

type Props = { link: Extract<ListLink, { state: 'read' }>; onClose: () => void };

/** Shows a shared list product by product, before anything is added. Source: LEAD-04 c to e. */
const ListReview = ({ link, onClose }: Props) => {
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
