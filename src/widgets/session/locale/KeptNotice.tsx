import { useEffect } from 'react';
import { type Arrival, noteVisit } from '../../../core/locale-switch/locale-visit.ts';
import { runtime } from '../../../core/runtime.ts';
import { FloatingNotice } from '../notice/FloatingNotice.tsx';
import { KeptLines } from './KeptLines.tsx';
import { useKeptLines } from './useKeptLines.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type KeptNoticeProps = {
  arrival: Arrival | undefined;
  sample: boolean;
  onClose: () => void;
};

/** Shows the lines kept from another store: after a switch by hand, and on the cart's page as long as there are any. */
export const KeptNotice = ({ arrival, sample, onClose }: KeptNoticeProps) => {
  const t = useWords<typeof en>();
  const kept = useKeptLines(arrival, sample);
  const title = t('session.kept.title');
  const isThere = kept.outcome !== undefined || hasLines(kept.kept);
  const close = () => {
    if (!sample && !arrival) noteVisit(runtime().storage, { keptClosed: true });
    onClose();
  };
  const isNone = kept.kept.state !== 'looking' && !isThere;
  useEffect(() => {
    if (isNone) onClose();
    // Each drawing would do the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNone]);
  return isThere ? (
    <FloatingNotice title={title} said={title} onClose={close}>
      <KeptLines {...kept} />
    </FloatingNotice>
  ) : null;
};

const hasLines = (kept: ReturnType<typeof useKeptLines>['kept']): boolean =>
  kept.state === 'known'
    ? kept.sold.length + kept.missing.length > 0
    : kept.state === 'unknown' && kept.lines.length > 0;
