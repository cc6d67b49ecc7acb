import type { SecretWords } from '../SecretField.tsx';
import { useWords } from '../../element/useWords.ts';
import type en from '../messages/en.json';

/** Returns the texts of the button in a `SecretField` with this label. */
export const useSecretWords = (field: string): SecretWords => {
  const t = useWords<typeof en>();
  return {
    show: t('kit.forms.show'),
    hide: t('kit.forms.hide'),
    showField: t('kit.forms.showField', { field }),
    hideField: t('kit.forms.hideField', { field }),
  };
};
