import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { fieldParts } from '../ui/field-parts.ts';
import type { TextFieldProps } from '../ui/TextField.tsx';

/** What the button that shows and hides says, and what it is called for those who do not see which field it stands in. */
export type SecretWords = { show: string; hide: string; showField: string; hideField: string };

/** A password, with a button that shows what was typed. Needs field.css, button.css, secret.css. */
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
