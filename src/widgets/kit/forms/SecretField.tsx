import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Field, fieldParts } from '../ui/Field.tsx';
import type { TextFieldProps } from '../ui/TextField.tsx';

/** The texts of the button that shows and hides the password, and its accessible names, which include the field's label. */
export type SecretWords = { show: string; hide: string; showField: string; hideField: string };

/** Draws a password field with a button that shows what was typed. Needs field.css, button.css, secret.css. */
export const SecretField = ({ words, ...props }: TextFieldProps & { label: string; words: SecretWords }) => {
  const [shown, setShown] = useState(false);
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="secret">
          <input
            {...control}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="input"
            aria-required
            spellCheck={false}
            autoCapitalize="none"
          />
          <Button
            variant="plain"
            tight
            className="secret-show small"
            aria-label={shown ? words.hideField : words.showField}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? words.hide : words.show}
          </Button>
        </div>
      )}
    </Field>
  );
};
