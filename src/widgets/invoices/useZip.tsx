import { useEffect, useRef, useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import { readPdfOfInvoice } from '../../api/invoice/invoice-pdf.ts';
import type { FailedPdf } from '../../api/invoice/zip-invoices.ts';
import { now } from '../../core/clock.ts';
import { late } from '../../core/late.ts';
import { reasonOf, type Reason } from '../../core/reason-of.ts';
import { runtime } from '../../core/runtime.ts';
import { FailureNotice } from '../kit/page/OutcomeNotices.tsx';
import { Question } from '../kit/page/Question.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { fileName, saveFile } from '../kit/ui/hand-over.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Progress = { done: number; count: number };
/** What became of the last ZIP: why there is none, or what is said of it and which PDFs it lacks. */
type Outcome = { why: Reason; ids: readonly string[] } | { words: string; failed: readonly FailedPdf[] };

/** The most invoices that a notice names. All of them are in `failed.txt`. */
const NAMED = 10;

/** Makes one ZIP of invoices, with progress, cancel and the ones that failed. Leaving asks meanwhile. Source: LEAD-06 b. */
export const useZip = (of: Customer | undefined) => {
  const t = useWords<typeof en>();
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<Outcome>();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const question = useLeaveQuestion(progress);

  const tell = (words: string, failed: readonly FailedPdf[] = []): void => {
    setOutcome({ words, failed });
    runtime().registry.actions.announce(words);
  };
  const start = async (ids: readonly string[]): Promise<void> => {
    if (work.current || !of || runtime().author) return;
    const { signal } = (work.current = new AbortController());
    const count = ids.length;
    setOutcome(undefined);
    setProgress({ done: 0, count });
    try {
      const { zipInvoices } = await late(() => import('../../api/invoice/zip-invoices.ts'));
      const { file, failed } = await zipInvoices(ids, {
        read: (id) => readPdfOfInvoice(of, id, signal),
        nameOf: (id) => fileName(t('invoices.fileOf', { number: id }), 'pdf'),
        failedText: (some) => some.map(({ id, why }) => `${id}\t${t(`invoices.noPdf.${why}`)}`).join('\r\n'),
        onDone: (done) => setProgress({ done, count }),
        signal,
      });
      const name = fileName(`${t('invoices.fileName')}-${new Date(now()).toISOString().slice(0, 10)}`, 'zip');
      saveFile(file, name);
      tell(t('invoices.zipSaved', { file: name, done: count - failed.length, count }), failed);
    } catch (error) {
      if (signal.aborted) tell(t('invoices.zipCanceled'));
      else setOutcome({ why: reasonOf(error), ids });
    } finally {
      work.current = undefined;
      setProgress(undefined);
    }
  };
  const given = {
    onRetry: (ids: readonly string[]) => void start(ids),
    onDismiss: () => setOutcome(undefined),
  };
  return {
    progress,
    question,
    notice: outcome && <ZipNotice outcome={outcome} {...given} />,
    start,
    cancel: () => work.current?.abort(),
  };
};

type ZipNoticeProps = { outcome: Outcome; onDismiss: () => void; onRetry: (ids: readonly string[]) => void };

const ZipNotice = ({ outcome, onDismiss, onRetry }: ZipNoticeProps) => {
  const t = useWords<typeof en>();
  if ('why' in outcome)
    return (
      <FailureNotice
        title={t('invoices.zipNone')}
        why={outcome.why}
        onRetry={() => onRetry(outcome.ids)}
        onDismiss={onDismiss}
      />
    );
  const { words, failed } = outcome;
  const count = failed.length;
  const tone = count > 0 ? 'warning' : 'success';
  const retry = () => onRetry(failed.map(({ id }) => id));
  return (
    <Notice
      tone={tone}
      onDismiss={onDismiss}
      actions={count > 0 && <Button onClick={retry}>{t('invoices.zipRetry', { count })}</Button>}
    >
      {words}
      {count > 0 && (
        <>
          <p>{t('invoices.zipMissing', { count })}</p>
          <ul>
            {failed.slice(0, NAMED).map(({ id, why }) => (
              <li key={id}>
                <span translate="no">{id}</span> · {t(`invoices.noPdf.${why}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
};

/** Asks before a link of the page is followed while a ZIP is made. Closing the tab ends it without a question (SES-03). */
const useLeaveQuestion = (progress: Progress | undefined) => {
  const t = useWords<typeof en>();
  const [target, setTarget] = useState<string>();
  const isRunning = progress !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: MouseEvent): void => {
      const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
      if (!link?.href || link.download || isElsewhere) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.href);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [isRunning]);
  if (!progress || target === undefined) return null;
  return (
    <Question
      title={t('invoices.zipLeave')}
      yes={t('invoices.leave')}
      no={t('invoices.stay')}
      onYes={() => location.assign(target)}
      onNo={() => setTarget(undefined)}
    >
      {t('invoices.zipDone', progress)}
    </Question>
  );
};
