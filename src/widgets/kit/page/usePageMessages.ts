import { actedFor } from '../../../core/registry/one-visitor.ts';
import { useWords, type Words } from '../element/useWords.ts';
import type en from './messages/en.json';

/** Returns the translator of page components. While acting for a customer, what is forbidden is their own (ACC-08 e). */
export const usePageMessages = (): Words<typeof en> => {
  const t = useWords<typeof en>();
  const customer = actedFor();
  if (customer === undefined) return t;
  return (key, values) =>
    key === 'kit.page.why.forbidden'
      ? t('kit.page.why.agent', { name: customer.name, what: 'other' })
      : t(key, values);
};
