import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../package/run-program.ts';

const PACKAGED = '/usr/share/wordpress';
const PLUGIN = 'dist/contract/wordpress/assess-store';
const NEEDED = [
  `${PACKAGED}/wp-load.php`,
  '/usr/bin/php',
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadb-install-db',
];

export type WordPress = { url: string; versions: string; close(): Promise<void> };

/**
 * Starts WordPress from Debian's packages on the loopback interface, with our plugin among its plugins, not activated.
 * Files and database are in a temporary folder. `close` stops both processes and removes the folder.
 */
export const startWordPress = async (): Promise<WordPress> => {
  const missing = NEEDED.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      `This needs ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends wordpress php-cli php-mysql mariadb-server`,
    );
  if (!existsSync(PLUGIN)) throw new Error(`There is no ${PLUGIN}. Run npm run build first.`);
  const folder = mkdtempSync(join(tmpdir(), 'assess-wordpress-'));
  const started: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    for (const child of started.toReversed()) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const socket = join(folder, 'database.sock');
    const site = join(folder, 'site');
    const host = `localhost:${await freePort()}`;
    copySite(site, socket);
    started.push(await startDatabase(join(folder, 'database'), socket));
    const install = [
      `WORDPRESS_HOST=${host}`,
      `WORDPRESS_FOLDER=${site}`,
      'php',
      resolve('tests/cms/install.php'),
    ];
    const versions = await run('env', install, site);
    // With several workers a page of WordPress can ask the server for another one.
    const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' };
    const address = host.replace('localhost', '127.0.0.1');
    const server = spawn('php', ['-S', address, '-t', site], { env, detached: true });
    started.push(server);
    await said(server, /Development Server .* started/);
    return { url: `http://${host}`, versions, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const copySite = (site: string, socket: string): void => {
  cpSync(PACKAGED, site, {
    recursive: true,
    dereference: true,
    filter: (file) => !/\/(wp-config\.php|\.htaccess)$/.test(file),
  });
  const content = join(site, 'wp-content');
  cpSync('tests/cms/theme', join(content, 'themes/plain'), { recursive: true });
  cpSync(PLUGIN, join(content, 'plugins/assess-store'), { recursive: true });
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: userInfo().username,
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    AUTH_KEY: 'of this run',
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: join(site, 'debug.log'),
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`,
  );
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nrequire __DIR__ . '/wp-settings.php';\n`,
  );
};

const startDatabase = async (data: string, socket: string): Promise<ChildProcess> => {
  const user = `--user=${userInfo().username}`;
  mkdirSync(data);
  await run('mariadb-install-db', ['--no-defaults', user, `--datadir=${data}`, '--skip-test-db'], data);
  const options = [
    '--skip-networking',
    `--socket=${socket}`,
    `--pid-file=${data}/pid`,
    '--innodb-flush-log-at-trx-commit=0',
  ];
  const server = spawn('/usr/sbin/mariadbd', ['--no-defaults', user, `--datadir=${data}`, ...options], {
    detached: true,
  });
  await said(server, /ready for connections/);
  await run('mariadb', ['--no-defaults', `--socket=${socket}`, '--execute=CREATE DATABASE wordpress'], data);
  return server;
};

/** Waits until a program has said that it is ready; rejects with what it said if it ends before. */
const said = (child: ChildProcess, ready: RegExp): Promise<void> =>
  new Promise((done, failed) => {
    let text = '';
    const hear = (part: Buffer): void => {
      text += part.toString();
      if (ready.test(text)) done();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', failed);
    child.once('exit', () => failed(new Error(text)));
  });

/** Stops a program and those that it started, which are a group of their own. */
const stop = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
