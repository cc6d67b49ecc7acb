import { useRef, useState } from 'react';
import { customer } from '../../../api/customer.ts';
import { readPdfOfQuote } from '../../../api/quote/quote-pdf.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { runtime } from '../../../core/runtime.ts';
import { fileName, saveFile } from '../../kit/ui/hand-over.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Loads a quote's PDF, one at a time; only a PDF is handed over. `failed` and `busy`: a quote's number. Source: SEC-08. */
export const useQuotePdf = () => {
  const t = useWords<typeof en>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const running = useRef(false);
  const save = async (code: string): Promise<void> => {
    const of = customer();
    if (running.current || !of || runtime().author) return;
    running.current = true;
    setBusy(code);
    setFailed(undefined);
    try {
      saveFile(await readPdfOfQuote(of, code), fileName(t('shared.quote.file', { number: code }), 'pdf'));
      reportSolved('quote.pdf', code);
      runtime().registry.actions.announce(t('shared.quote.pdf.saved'));
    } catch (error) {
      reportLater('quote.pdf', error, code);
      setFailed(code);
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };
  return { failed, busy, save: (code: string) => void save(code) };
};
