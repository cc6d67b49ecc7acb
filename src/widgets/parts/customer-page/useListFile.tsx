import { useState } from 'react';
import { delimiterOf, toCsv } from '../../../api/list/csv-export.ts';
import { formatNumber } from '../../../core/i18n/numbers.ts';
import { reasonOf, type Reason } from '../../../core/reason-of.ts';
import { runtime } from '../../../core/runtime.ts';
import { FAILURE, FailureNotice } from '../../kit/page/OutcomeNotices.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { fileName, saveFile } from '../../kit/ui/hand-over.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The most rows in one file. Others are had by a narrower search. */
const MOST = 1000;

type ListFile<Row> = {
  name: string;
  /** How many rows the list has with its present search. */
  total: number;
  read: (most: number) => Promise<readonly Row[]>;
  columns: readonly (readonly [title: string, cell: (row: Row) => string | number | undefined])[];
};

/** Saves a list, as it is searched and filtered, as a CSV file. Source: ACC-01 k, SEC-10. */
export const useListFile = <Row,>({ name, total, read, columns }: ListFile<Row>) => {
  const t = useWords<typeof en>();
  const focus = useFocusAfter();
  const { tag } = runtime().row;
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Reason | { cutFrom: number }>();
  const save = async (): Promise<void> => {
    if (isBusy || runtime().author) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const rows = (await read(MOST)).map((row) => columns.map(([, cell]) => cell(row) ?? ''));
      const csv = toCsv([columns.map(([title]) => title), ...rows], delimiterOf(tag));
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName(name, 'csv'));
      if (total > MOST) setOutcome({ cutFrom: total });
    } catch (error) {
      const why: Reason = reasonOf(error);
      setOutcome(why);
      focus(FAILURE);
    } finally {
      setBusy(false);
    }
  };
  const dismiss = (): void => setOutcome(undefined);
  const button = total > 0 && (
    <Button tight busy={isBusy} onClick={() => void save()}>
      {t('shared.customerPage.file')}
    </Button>
  );
  const notice =
    typeof outcome === 'object' ? (
      <Notice tone="info" onDismiss={dismiss}>
        {t('shared.customerPage.fileCut', {
          most: formatNumber(MOST, tag),
          count: outcome.cutFrom,
        })}
      </Notice>
    ) : (
      outcome && (
        <FailureNotice
          title={t('shared.customerPage.fileFailed')}
          why={outcome}
          onRetry={() => void save()}
          onDismiss={dismiss}
        />
      )
    );
  return { button, notice };
};
