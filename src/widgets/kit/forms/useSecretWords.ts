import type { SecretWords } from './SecretField.tsx';
import { useFormMessages } from './useFormMessages.ts';

/** Returns the texts of the button in a `SecretField` with this label. */
export const useSecretWords = (field: string): SecretWords => {
  const t = useFormMessages();
  return {
    show: t('kit.forms.show'),
    hide: t('kit.forms.hide'),
    showField: t('kit.forms.showField', { field }),
    hideField: t('kit.forms.hideField', { field }),
  };
};
