import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AppliedVoucher } from '../../../api/cart/cart.contract.ts';
import { voucherFailure } from '../../../api/checkout/promotion.rules.ts';
import { isServiceError } from '../../../core/errors.ts';
import { runtime } from '../../../core/runtime.ts';
import { Price } from '../price/Price.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { useBackOnline } from '../../kit/ui/useOnline.ts';
import type en from './messages/en.json';

/** Writes a code to the cart once. Resolves with false if it was not done, after `refused` received the error. Never rejects. */
export type CodeWrite = (code: string, refused: (error: unknown) => true) => Promise<boolean>;

export type PromotionCodeProps = {
  vouchers: readonly AppliedVoucher[];
  busy: boolean;
  /** Whether a removed line can still be put back. A code that stopped applying may then apply again. */
  mayReturn?: boolean;
  redeem: CodeWrite;
  release: CodeWrite;
  /** Where the form is, such as the step beside it. Once this changes, only an error of what is typed is still shown. */
  beside?: string;
  /** Returns the message for a failure that has nothing to do with the code. */
  otherFailure: (error: unknown) => string;
};

/**
 * Applies and removes promotion codes. What was typed stays until it is applied, and why it was refused until it is
 * changed. A code that stopped applying is removed automatically. Needs promotion-code.css, field.css, button.css, status.css. Source:
 * CRT-04.
 */
export const PromotionCode = ({
  vouchers,
  busy,
  mayReturn = false,
  beside,
  redeem,
  release,
  otherFailure,
}: PromotionCodeProps) => {
  const t = useWords<typeof en>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [answers, setAnswers] = useState(0);
  const answered = () => setAnswers((before) => before + 1);
  // In the checkout's narrow sheet the form would be below the edge.
  useEffect(() => {
    if (answers > 0) form.current?.scrollIntoView({ block: 'nearest' });
  }, [answers]);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<{ words: string; beside: string | undefined; wasOffline: boolean }>();
  const setWrong = (words: string | undefined, wasOffline = false) =>
    setFault(words === undefined ? undefined : { words, beside, wasOffline });
  useBackOnline(useCallback(() => setFault((last) => (last?.wasOffline ? undefined : last)), []));
  const wrong = typed !== '' || fault?.beside === beside ? fault?.words : undefined;
  const tell = (error: unknown): true => {
    const reason = voucherFailure(error);
    const wasOffline = isServiceError(error) && error.kind === 'offline';
    setWrong(reason === undefined ? otherFailure(error) : t(`shared.code.${reason}`), wasOffline);
    answered();
    return true;
  };
  const refuse = (error: unknown): true => {
    field.current?.focus();
    return tell(error);
  };
  const notReleased = useReleaseStopped({
    vouchers,
    busy: busy || mayReturn,
    release: (code) => release(code, tell),
  });
  const apply = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = typed.trim();
    setWrong(code === '' ? t('shared.code.missing') : undefined);
    if (code === '') {
      answered();
      return field.current?.focus();
    }
    if (!(await redeem(code, refuse))) return;
    setTyped('');
    answered();
    runtime().registry.actions.announce(t('shared.code.applied', { code }));
  };
  const remove = async (code: string) => {
    setWrong(undefined);
    if (!(await release(code, refuse))) return;
    field.current?.focus();
    runtime().registry.actions.announce(t('shared.code.removed', { code }));
  };
  const listed = vouchers.filter(({ code, applicable }) => applicable || notReleased.includes(code));
  return (
    <form ref={form} className="promotion-code" noValidate onSubmit={(event) => void apply(event)}>
      <TextField
        ref={field}
        label={t('shared.code')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
        error={wrong}
      />
      <Button type="submit" busy={busy}>
        {t('shared.code.apply')}
      </Button>
      {listed.length > 0 && (
        <ul>
          {listed.map(({ code, appliedValue }) => (
            <li key={code}>
              <bdi className="num">{code}</bdi>
              {/* The amount of a single code is in the totals. */}
              {listed.length > 1 && appliedValue && (
                <Price money={{ ...appliedValue, value: -appliedValue.value }} />
              )}
              <Button
                variant="plain"
                tight
                icon="x"
                label={t('shared.code.remove', { code })}
                onClick={() => void (busy || remove(code))}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
};

type Input = {
  vouchers: readonly AppliedVoucher[];
  busy: boolean;
  release: (code: string) => Promise<boolean>;
};

/** Removes each stopped code, once: an order with one is refused. Returns those that stayed. Source: CRT-04 d. */
const useReleaseStopped = ({ vouchers, busy, release }: Input): readonly string[] => {
  const tried = useRef(new Set<string>());
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    for (const { code, applicable } of vouchers) if (applicable) tried.current.delete(code);
    const due = vouchers.find(({ code, applicable }) => !applicable && !tried.current.has(code));
    if (busy || !due) return;
    tried.current.add(due.code);
    void release(due.code).then((isDone) =>
      setKept((before) => [...before.filter((code) => code !== due.code), ...(isDone ? [] : [due.code])]),
    );
  });
  return kept;
};
