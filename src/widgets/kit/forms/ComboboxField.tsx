import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import { useCombobox, type ComboboxOptions } from './useCombobox.tsx';
import { useWords } from '../element/useWords.ts';
import type en from './messages/en.json';

export type ComboboxFieldProps = Omit<TextFieldProps, 'list' | 'role' | 'onSelect'> &
  Pick<ComboboxOptions, 'options' | 'listLabel' | 'onChoose'>;

/** Draws a text field with suggestions below it (`useCombobox`). Needs field.css, combobox.css. */
export const ComboboxField = (props: ComboboxFieldProps) => {
  const { options, listLabel, onChoose, onChange, onKeyDown, onBlur, onClick, ref, ...field } = props;
  const t = useWords<typeof en>();
  const input = useRef<HTMLInputElement>(null);
  const { aria, on, list } = useCombobox({
    input,
    options,
    listLabel,
    countText: (count) => t('kit.forms.suggestions', { count }),
    onChoose,
  });
  return (
    <div className="combo">
      <TextField
        autoComplete="off"
        {...field}
        ref={(node) => {
          input.current = node;
          if (typeof ref === 'function') ref(node);
          else if (ref) ref.current = node;
        }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of HTML suggests what a service knows
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={aria['aria-expanded']}
        aria-controls={aria['aria-controls']}
        aria-activedescendant={aria['aria-activedescendant']}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          on.typed();
          onChange?.(event);
        }}
        onClick={(event) => {
          on.clicked();
          onClick?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          on.pressed(event);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          on.left();
          onBlur?.(event);
        }}
      />
      {list}
    </div>
  );
};
