import type { ReactNode } from 'react';
import { useCustomerEmail } from '../../../api/customer.ts';
import type { Heading } from '../../kit/page/page-read.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type NotTheirsProps = {
  title: string;
  heading: Heading;
  /** The link to a page that is theirs. */
  actions: ReactNode;
};

/** Says that a page is not for whoever is signed in, and as whom they are. Needs status.css. Source: ACC-02 d, ACC-08 a. */
export const NotTheirs = ({ title, heading: Heading, actions }: NotTheirsProps) => {
  const t = useWords<typeof en>();
  const email = useCustomerEmail();
  return (
    <EmptyState title={<Heading>{title}</Heading>} actions={actions}>
      {email !== undefined && t('shared.customerPage.signedInAs', { email })}
    </EmptyState>
  );
};
