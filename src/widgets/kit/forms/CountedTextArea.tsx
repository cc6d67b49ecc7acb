import { useEffect, useState, type ChangeEvent } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { classNames } from '../ui/class-names.ts';
import { TextArea, type TextAreaProps } from '../ui/TextArea.tsx';
import { useFormMessages } from './useFormMessages.ts';

type CountedTextAreaProps = Omit<TextAreaProps, 'maxLength'> & {
  /** Most characters. What is typed beyond it stays, and is said to be too much. */
  limit: number;
};

/** How long nobody types before the rest is said aloud. */
const REST_MS = 1000;
/** From this part of the limit on it is said. */
const NEAR = 0.8;

/** Several lines of text, and how many characters may still come. Needs field.css, form.css. */
export const CountedTextArea = ({
  limit,
  description,
  onChange,
  defaultValue,
  value,
  ...props
}: CountedTextAreaProps) => {
  const t = useFormMessages();
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
        description={
          <>
            {description && <p>{description}</p>}
            <p>{t('kit.forms.atMost', { limit })}</p>
          </>
        }
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          setTyped(event.currentTarget.value);
          setChanged(true);
          onChange?.(event);
        }}
      />
      {/* Its limit is in the description; each change said aloud would talk over what is typed. */}
      <p aria-hidden className={classNames('field-count', isOver && 'field-count-over')}>
        {words}
      </p>
    </div>
  );
};
