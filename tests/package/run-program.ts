import { spawn } from 'node:child_process';

/** Runs a program to its end and gives what it printed; rejects with that when it fails. */
export const run = (program: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((done, failed) => {
    const child = spawn(program, args, { cwd, shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', failed);
    child.on('close', (code) =>
      code === 0
        ? done(said)
        : failed(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${said}`)),
    );
  });
