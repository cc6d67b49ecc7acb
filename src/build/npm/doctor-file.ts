import { readFileSync } from 'node:fs';
import { rolldown, type Plugin } from 'rolldown';
import { createRequire } from 'node:module';
import { licencesOf, packageFolders } from '../bundled-licences.ts';
import { messagesPlugin } from '../messages-plugin.ts';

const POLICY_PAGE = 'docs/pages/operators/content-security-policy.md';

/**
 * Builds the doctor as one file without imports but Node's own, and the licences of what is inside (EMB-13 e). It is
 * minified so that it names no folder of the machine that built it (SEC-15).
 */
export const buildDoctor = async (): Promise<{ code: string; licences: string }> => {
  const bundle = await rolldown({
    input: 'src/doctor/doctor.ts',
    platform: 'node',
    plugins: [messagesPlugin(), bundledScanner()],
    transform: { define: { __POLICY_PAGE__: JSON.stringify(readFileSync(POLICY_PAGE, 'utf8')) } },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  return { code, licences: licencesOf(packageFolders(moduleIds)) };
};

/** Node reads the scanner's UMD files, which bundlers can't look into. The same files as modules are beside them. */
const bundledScanner = (): Plugin => ({
  name: 'assess-bundled-scanner',
  resolveId: (source) =>
    source.startsWith('vscode-html-languageservice/lib/umd/')
      ? createRequire(import.meta.url).resolve(source.replace('/umd/', '/esm/'))
      : null,
});
