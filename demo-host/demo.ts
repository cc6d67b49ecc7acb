import { spawn } from 'node:child_process';
import { startDemoHost } from './server.ts';

const PORT = Number(process.env['PORT'] ?? 4300);

/** Builds the widgets. Rejects if the build fails. */
const buildWidgets = (): Promise<void> =>
  new Promise((done, failed) => {
    const vite = spawn('vite', ['build', '--logLevel', 'warn'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    vite.on('error', failed);
    vite.on('close', (code) => (code === 0 ? done() : failed(new Error(`vite build ended with ${code}`))));
  });

const addresses = (port: number): string =>
  [
    '',
    'The demo host is running. Open one of these in a browser:',
    '',
    `  http://shop.localhost:${port}/demo     the shop: every page and journey on one list`,
    `  http://shop.localhost:${port}/         its home page, with the mini-cart`,
    `  http://shop.localhost:${port}/docs/    the documentation, once \`npm run docs\` has built it`,
    `  http://partner.localhost:${port}/      a page that is not the shop's, with quick order alone`,
    `  http://localhost:${port}/demo          the same shop, for browsers that do not know *.localhost`,
    '',
    'Carts are kept in .demo-data and survive a restart. Ctrl-C ends everything.',
    '',
  ].join('\n');

console.log('Building the widgets …');
await buildWidgets();
try {
  const host = await startDemoHost({ port: PORT, data: '.demo-data/demo.sqlite' });
  console.log(addresses(host.port));
  const end = () => void host.close().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  const taken = (error as { code?: string }).code === 'EADDRINUSE';
  if (!taken) throw error;
  console.error(`Port ${PORT} is taken. End what uses it, or choose another: PORT=4301 npm run demo`);
  process.exitCode = 1;
}
