import { useFlag } from '../../core/flags/use-flag.ts';
import { useWords } from '../kit/element/useWords.ts';
import { TextField } from '../kit/ui/TextField.tsx';
import type en from './messages/en.json';

/** Shows who is signing in or registering, for reading and for password managers, if the flag is on (IDN-09). */
const UserNameLine = ({ userName }: { userName: string }) => {
  const t = useWords<typeof en>();
  return useFlag('ssoShowUserName') ? (
    <TextField label={t('sign-in.userName')} readOnly value={userName} autoComplete="username" />
  ) : null;
};

export default UserNameLine;
