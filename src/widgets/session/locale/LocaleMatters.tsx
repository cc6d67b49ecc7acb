import { localeMatters, type LocaleMatter } from '../../../core/prompts/matters.ts';
import { runtime } from '../../../core/runtime.ts';
import type { MatterProps } from '../matter-table.ts';
import { ArrivedNotice } from './ArrivedNotice.tsx';
import { ChoosingDialog } from './ChoosingDialog.tsx';
import { CountryUnknown } from './CountryUnknown.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { OfferedNotice } from './OfferedNotice.tsx';
import { localeTable, type LocaleRow } from '../../../core/locale/locale-table.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import disclosure from '../../kit/styles/disclosure.css?inline';
import status from '../../kit/styles/status.css?inline';
import overPage from '../../kit/over-page/over-page.css?inline';
import notice from '../notice/floating-notice.css?inline';
import own from './locale.css?inline';

/** Returns the sample for a kind of notice or dialog, on a page of this locale. */
const sampleMatter = (kind: LocaleMatter['kind'], row: LocaleRow): LocaleMatter => {
  const other = localeTable.find(({ currency }) => currency !== row.currency)?.locale ?? row.locale;
  if (kind === 'arrived') return { kind, from: other, reason: 'link' };
  return kind === 'offered' || kind === 'choosing' ? { kind, to: other } : { kind };
};

const DIALOGS: readonly LocaleMatter['kind'][] = ['choosing', 'country-unknown'];
const isDialog = ({ kind }: LocaleMatter): boolean => DIALOGS.includes(kind);

/** Shows one notice and one dialog at a time, the oldest first. Notices may stay while another dialog is open. */
export const LocaleMatters = ({ matters, sample: preview, isQuiet }: MatterProps<LocaleMatter>) => {
  const { registry, row } = runtime();
  const sample = preview !== undefined;
  const all = sample ? [sampleMatter(preview as LocaleMatter['kind'], row)] : matters;
  const shown = [all.find((one) => !isDialog(one)), isQuiet ? undefined : all.find(isDialog)];
  return shown.map(
    (matter) =>
      matter && (
        <Matter
          key={matter.kind}
          matter={matter}
          sample={sample}
          onClose={() => !sample && localeMatters.settle(registry, ({ kind }) => kind === matter.kind)}
        />
      ),
  );
};

type OneProps = { matter: LocaleMatter; sample: boolean; onClose: () => void };

const Matter = ({ matter, sample, onClose }: OneProps) => {
  switch (matter.kind) {
    case 'arrived':
      return <ArrivedNotice arrival={matter} sample={sample} onClose={onClose} />;
    case 'offered':
      return <OfferedNotice to={matter.to} sample={sample} onClose={onClose} />;
    case 'country-unknown':
      return <CountryUnknown onClose={onClose} />;
    case 'kept':
      return <KeptNotice arrival={matter.arrival} sample={sample} onClose={onClose} />;
    case 'choosing':
      return (
        <ChoosingDialog
          key={matter.to}
          to={matter.to}
          address={matter.address}
          sample={sample}
          onClose={onClose}
        />
      );
  }
};

export const styles = [button, dialog, status, disclosure, overPage, notice, own];
export const bind = boundWords(LocaleMatters);
