import { useEffect, useRef } from 'react';
import { reportLater } from '../../../api/report-later.ts';
import { runtime } from '../../../core/runtime.ts';
import { useMessages } from '../../shared/element/widget-context.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { appearanceOf } from '../payment-fields/appearance.ts';
import { usePaymentService } from '../payment-fields/usePaymentService.ts';
import type en from './messages/en.json';

type BankQuestionProps = {
  challenge: string;
  onAnswer: (outcome: 'passed' | 'failed' | 'left' | 'timed-out') => void;
};

/** The bank's question about the order, drawn by the payment service, with a way out. Source: CHK-14 j. */
export const BankQuestion = ({ challenge, onAnswer }: BankQuestionProps) => {
  const t = useMessages<keyof typeof en>();
  const place = useRef<HTMLDivElement>(null);
  const { service, isLoading } = usePaymentService();
  const told = useRef(onAnswer);
  useEffect(() => {
    told.current = onAnswer;
  });
  const title = t('checkout.placing.bankFrame');
  useEffect(() => {
    const { current } = place;
    if (isLoading || !current) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      if (!service) return told.current('failed');
      const look = { locale: runtime().row.locale, appearance: appearanceOf(current), title };
      const outcome = await service.askBank(current, { ...look, challenge }, leaving.signal);
      if (!leaving.signal.aborted) told.current(outcome === 'not-confirmed' ? 'failed' : outcome);
    };
    ask().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportLater('order.challenge', error);
    });
    return () => leaving.abort();
  }, [service, isLoading, challenge, title]);
  return (
    <div className="pay-fields">
      <div ref={place} className="pay-place" data-assess-foreign="" />
      <div className="acts">
        <Button onClick={() => onAnswer('left')}>{t('checkout.placing.leaveBank')}</Button>
      </div>
    </div>
  );
};
