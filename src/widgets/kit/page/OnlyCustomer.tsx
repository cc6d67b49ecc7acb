import type { ReactNode } from 'react';
import { useCustomersOwn } from './useCustomersOwn.ts';

type OnlyCustomerProps = {
  /** A choice of the text `kit.page.why.agent`. */
  what: string;
  children?: ReactNode;
};

/** Draws its children for the customer. A member of customer service who acts for them reads that only they can do it. Source: ACC-08 e. */
export const OnlyCustomer = ({ what, children }: OnlyCustomerProps) => {
  const words = useCustomersOwn(what);
  return words === undefined ? children : <p className="quiet">{words}</p>;
};
