import { forgottenByLinkTree } from './forgotten-by-link.ts';
import { forgottenPasswordTree, forgottenUserNameTree } from './forgotten.ts';
import { galleryTree } from './gallery.ts';
import { passkeyRegisterTree, passkeySignInTree } from './passkey-trees.ts';
import { registerTree } from './register.ts';
import { signInTree } from './sign-in.ts';
import { stepUpTree } from './step-up.ts';
import type { DemoTree } from './tree-context.ts';
import { updatePasswordTree } from './update-password.ts';

/** Every tree by the name that a client uses for it (`authIndexValue`). The first is the default. */
export const TREES: Readonly<Record<string, DemoTree>> = {
  SignIn: signInTree,
  Register: registerTree,
  ForgottenPassword: forgottenPasswordTree,
  ForgottenUserName: forgottenUserNameTree,
  StepUp: stepUpTree,
  UpdatePassword: updatePasswordTree,
  ForgottenPasswordByLink: forgottenByLinkTree,
  PasskeyRegister: passkeyRegisterTree,
  PasskeySignIn: passkeySignInTree,
  Gallery: galleryTree,
};
