import { useEffect, useRef } from 'react';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { appearanceOf } from './appearance.ts';
import { usePaymentService } from './usePaymentService.ts';

type BankQuestionProps = {
  challenge: string;
  amount: string | undefined;
  /** The name of the frame, and of the button that leaves the challenge. */
  words: { title: string; leave: string };
  onAnswer: (outcome: 'passed' | 'failed' | 'left' | 'timed-out') => void;
};

/** Shows the bank's challenge for what is being paid, drawn by the payment service, with a button to leave it. Source: CHK-14 j. */
export const BankQuestion = ({ challenge, amount, words, onAnswer }: BankQuestionProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { service, isLoading } = usePaymentService();
  const told = useRef(onAnswer);
  useEffect(() => {
    told.current = onAnswer;
  });
  const { title, leave } = words;
  useEffect(() => {
    const { current } = place;
    if (isLoading || !current) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      if (!service) return told.current('failed');
      const look = { locale: runtime().row.locale, appearance: appearanceOf(current), title };
      const outcome = await service.askBank(current, { ...look, challenge, amount }, leaving.signal);
      if (leaving.signal.aborted) return;
      reportSolved('order.challenge');
      told.current(outcome === 'not-confirmed' ? 'failed' : outcome);
    };
    ask().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportLater('order.challenge', error);
    });
    return () => leaving.abort();
    // The amount stays the one that the bank was asked about.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [service, isLoading, challenge, title]);
  return (
    <div className="pay-fields">
      {/* In a preview nothing is asked. */}
      {!runtime().author && <div ref={place} className="pay-place" data-assess-foreign="" />}
      <div className="acts">
        <Button variant="plain" onClick={() => onAnswer('left')}>
          {leave}
        </Button>
      </div>
    </div>
  );
};
