import { useEffect, useState, type ChangeEvent } from 'react';
import { useId } from '../element/widget-context.ts';
import { runtime } from '../../../core/runtime.ts';
import { classNames } from '../ui/class-names.ts';
import { TextArea, type TextAreaProps } from '../ui/TextField.tsx';
import { useWords } from '../element/useWords.ts';
import type en from './messages/en.json';

type CountedTextAreaProps = Omit<TextAreaProps, 'maxLength'> & {
  /** The maximum number of characters. Text beyond it is kept, and the field says that it is too long. */
  limit: number;
};

const REST_MS = 1000;
/** The remaining number is announced from this share of the limit on. */
const NEAR = 0.8;

/** Draws a field of several lines, with the number of characters that are left. Needs field.css, form.css. */
export const CountedTextArea = ({
  limit,
  description,
  onChange,
  defaultValue,
  value,
  ...props
}: CountedTextAreaProps) => {
  const t = useWords<typeof en>();
  const limitId = useId();
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? ''));
  const [changed, setChanged] = useState(false);
  const used = [...(value === undefined ? typed : String(value))].length;
  const isOver = used > limit;
  const words = isOver
    ? t('kit.forms.over', { count: used - limit })
    : t('kit.forms.left', { count: limit - used });
  useEffect(() => {
    if (!changed || used < limit * NEAR) return;
    const timer = setTimeout(() => runtime().registry.actions.announce(words), REST_MS);
    return () => clearTimeout(timer);
  }, [changed, limit, used, words]);
  return (
    <div>
      <TextArea
        {...props}
        {...(value === undefined ? { defaultValue } : { value })}
        description={description}
        aria-describedby={limitId}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          setTyped(event.currentTarget.value);
          setChanged(true);
          onChange?.(event);
        }}
      />
      {/* Screen readers have the limit, and everybody else the count, which says the same. The count is hidden from screen
          readers, because an announcement of each change would talk over the typing. */}
      <span id={limitId} className="vh">
        {t('kit.forms.atMost', { limit })}
      </span>
      <p aria-hidden className={classNames('field-count', isOver && 'field-count-over')}>
        {words}
      </p>
    </div>
  );
};
