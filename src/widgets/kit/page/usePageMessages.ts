import { actedFor } from '../../../core/dialogs/acted-for.ts';
import { wordsHook } from '../element/words-hook.ts';
import type en from './messages/en.json';

const useWords = wordsHook<typeof en>();

/**
 * Returns the translator of the page components. While a member of customer service acts for a customer, what is forbidden
 * is what stays the customer's own (ACC-08 e).
 */
export const usePageMessages: typeof useWords = () => {
  const t = useWords();
  const customer = actedFor();
  if (customer === undefined) return t;
  return (key, values) =>
    key === 'kit.page.why.forbidden'
      ? t('kit.page.why.agent', { name: customer.name, what: 'other' })
      : t(key, values);
};
