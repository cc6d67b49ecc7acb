import { adoptStyles } from '../shared/element/adopt-styles.ts';

/** What draws a dialog that waits, with its styles. */
export const loadDialogPart = async (host: HTMLElement) => {
  const { dialogStyles, WaitingDialog } = await import('./dialog/WaitingDialog.tsx');
  await adoptStyles(host, dialogStyles);
  return { WaitingDialog };
};
