import { settleMatter, type LocaleMatter } from '../../../core/dialogs/locale-matters.ts';
import { runtime } from '../../../core/runtime.ts';
import { ArrivedNotice } from './ArrivedNotice.tsx';
import { ChoosingDialog } from './ChoosingDialog.tsx';
import { CountryUnknown } from './CountryUnknown.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { OfferedNotice } from './OfferedNotice.tsx';
import { sampleMatter } from './sample-matter.ts';

export type LocaleMattersProps = {
  matters: readonly LocaleMatter[];
  /** In author mode: the kind to show as a sample. */
  preview: LocaleMatter['kind'] | 'none' | undefined;
  /** Another dialog is open: notices may stay, dialogs wait. */
  quiet: boolean;
};

const DIALOGS: readonly LocaleMatter['kind'][] = ['choosing', 'country-unknown'];
const isDialog = ({ kind }: LocaleMatter): boolean => DIALOGS.includes(kind);

/** One notice and one dialog at a time, the oldest first. */
export const LocaleMatters = ({ matters, preview, quiet }: LocaleMattersProps) => {
  const { registry, row } = runtime();
  const sample = preview !== undefined;
  const all = preview === undefined ? matters : preview === 'none' ? [] : [sampleMatter(preview, row)];
  const shown = [all.find((one) => !isDialog(one)), quiet ? undefined : all.find(isDialog)];
  return shown.map(
    (matter) =>
      matter && (
        <Matter
          key={matter.kind}
          matter={matter}
          sample={sample}
          onClose={() => !sample && settleMatter(registry, matter.kind)}
        />
      ),
  );
};

type MatterProps = { matter: LocaleMatter; sample: boolean; onClose: () => void };

const Matter = ({ matter, sample, onClose }: MatterProps) => {
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
